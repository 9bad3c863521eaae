BEGIN TRANSACTION;
CREATE TABLE actions (
        match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        ply INTEGER NOT NULL,      -- from 0
        action TEXT NOT NULL,
        PRIMARY KEY (match, ply)
    ) WITHOUT ROWID;
INSERT INTO "actions" VALUES(1,0,'cut KC9H');
INSERT INTO "actions" VALUES(1,1,'deal 7HJCJD8S2H7C9S3DAD5D5CACAS3STC9D8HKHTH7S5S9C8D4HTSJS4DQC6S6C4CKSTD6D2SQD9H7DJH5H2CAH4S8C3H3C6HQH2DQSKCKD');
INSERT INTO "actions" VALUES(1,2,'act 1 beg');
INSERT INTO "actions" VALUES(1,3,'act 0 run');
INSERT INTO "actions" VALUES(1,4,'act 1 discard 9C TC 3D 8D 7H 3S');
INSERT INTO "actions" VALUES(1,5,'act 0 discard 2H 8H TH KH 8S TS');
INSERT INTO "actions" VALUES(1,6,'act 1 play AD');
INSERT INTO "actions" VALUES(1,7,'act 0 play 5D');
INSERT INTO "actions" VALUES(1,8,'act 1 play 9S');
INSERT INTO "actions" VALUES(1,9,'act 0 play JS');
INSERT INTO "actions" VALUES(1,10,'act 0 play 5C');
INSERT INTO "actions" VALUES(1,11,'act 1 play JD');
INSERT INTO "actions" VALUES(1,12,'act 1 play 5S');
INSERT INTO "actions" VALUES(1,13,'act 0 play 4H');
INSERT INTO "actions" VALUES(1,14,'act 1 play 9D');
INSERT INTO "actions" VALUES(1,15,'act 0 play 7C');
INSERT INTO "actions" VALUES(1,16,'act 1 play JC');
INSERT INTO "actions" VALUES(1,17,'act 0 play AC');
INSERT INTO "actions" VALUES(1,18,'proceed');
INSERT INTO "actions" VALUES(1,19,'deal 4S2DQSAH8S6S8H2STS9D9S5C8C7D2C4DTH7CKD5H3H3DQD2HACJC9C3SQCKS6HJHTD5DAD4H6DJS5SQH7SKHAS7H9HJDKC8D6C4C3CTC');
INSERT INTO "actions" VALUES(1,20,'act 0 beg');
INSERT INTO "actions" VALUES(1,21,'act 1 give');
INSERT INTO "actions" VALUES(1,22,'act 0 play QS');
INSERT INTO "actions" VALUES(1,23,'act 1 play 6S');
INSERT INTO "actions" VALUES(1,24,'act 0 play 8H');
INSERT INTO "actions" VALUES(1,25,'act 1 play AH');
INSERT INTO "actions" VALUES(1,26,'act 1 play 9S');
INSERT INTO "actions" VALUES(1,27,'act 0 play TS');
INSERT INTO "actions" VALUES(1,28,'act 0 play 2D');
INSERT INTO "actions" VALUES(1,29,'act 1 play 9D');
INSERT INTO "actions" VALUES(1,30,'act 1 play 5C');
INSERT INTO "actions" VALUES(1,31,'act 0 play 2S');
INSERT INTO "actions" VALUES(1,32,'act 1 play 8S');
INSERT INTO "actions" VALUES(1,33,'act 0 play 4S');
INSERT INTO "actions" VALUES(1,34,'proceed');
INSERT INTO "actions" VALUES(1,35,'deal 2D2SJH2C5DTD4D9SKSAS8HTS6C9H3HJS6SJD6DKD9DAH3C8S7D5S7C4CQS3DTC8D7SQH4HAC2H5CQDKC6H4S8CQCAD7HJCKH3S9CTH5H');
INSERT INTO "actions" VALUES(1,36,'act 1 stand');
INSERT INTO "actions" VALUES(1,37,'act 1 play 2D');
INSERT INTO "actions" VALUES(1,38,'act 0 play 2C');
INSERT INTO "actions" VALUES(1,39,'act 0 play 8H');
INSERT INTO "actions" VALUES(1,40,'act 1 play JH');
INSERT INTO "actions" VALUES(1,41,'act 1 play 4D');
INSERT INTO "actions" VALUES(1,42,'act 0 play TD');
INSERT INTO "actions" VALUES(1,43,'act 0 play 5D');
INSERT INTO "actions" VALUES(1,44,'act 1 play KS');
INSERT INTO "actions" VALUES(1,45,'act 0 play AS');
INSERT INTO "actions" VALUES(1,46,'act 1 play 9S');
INSERT INTO "actions" VALUES(1,47,'act 0 play TS');
INSERT INTO "actions" VALUES(1,48,'act 1 play 2S');
INSERT INTO "actions" VALUES(2,0,'cut 2S5C');
INSERT INTO "actions" VALUES(2,1,'deal JH8SKC2H8DTS2S7S4C8C9CASQCQS3C5HJDTH2D2C9D6DQD8H5CKD4H6H5D3D6S9S7DTC4D9HTD7C4S7HAH6CACJCKS3H5S3SKHADQHJS');
INSERT INTO "actions" VALUES(2,2,'act 0 play JH');
INSERT INTO "actions" VALUES(2,3,'act 1 play 9C');
INSERT INTO "actions" VALUES(2,4,'act 1 play 8D');
INSERT INTO "actions" VALUES(2,5,'act 0 play 2S');
INSERT INTO "actions" VALUES(2,6,'act 1 play TS');
INSERT INTO "actions" VALUES(2,7,'act 0 play KC');
INSERT INTO "actions" VALUES(2,8,'act 0 play 8S');
INSERT INTO "actions" VALUES(2,9,'act 1 play 3C');
INSERT INTO "actions" VALUES(2,10,'act 1 play QC');
INSERT INTO "actions" VALUES(2,11,'act 0 play 2C');
INSERT INTO "actions" VALUES(2,12,'act 1 play TH');
INSERT INTO "actions" VALUES(2,13,'act 0 play 5H');
INSERT INTO "actions" VALUES(2,14,'act 1 play 9D');
INSERT INTO "actions" VALUES(2,15,'act 0 play JD');
INSERT INTO "actions" VALUES(2,16,'act 0 play 8H');
INSERT INTO "actions" VALUES(2,17,'act 1 play 2H');
INSERT INTO "actions" VALUES(2,18,'act 0 play 6D');
INSERT INTO "actions" VALUES(2,19,'act 1 play KD');
INSERT INTO "actions" VALUES(2,20,'act 1 play AS');
INSERT INTO "actions" VALUES(2,21,'act 0 play 4C');
INSERT INTO "actions" VALUES(2,22,'act 0 play 4H');
INSERT INTO "actions" VALUES(2,23,'act 1 play 6H');
INSERT INTO "actions" VALUES(2,24,'act 1 play 5D');
INSERT INTO "actions" VALUES(2,25,'act 0 play 3D');
INSERT INTO "actions" VALUES(2,26,'act 1 play 4D');
INSERT INTO "actions" VALUES(2,27,'act 0 play 5C');
INSERT INTO "actions" VALUES(2,28,'act 0 play 9H');
INSERT INTO "actions" VALUES(2,29,'act 1 play 7D');
INSERT INTO "actions" VALUES(2,30,'act 0 play 4S');
INSERT INTO "actions" VALUES(2,31,'act 1 play 8C');
CREATE TABLE hints (
        match INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
        given INTEGER NOT NULL     -- how many
    );
INSERT INTO "hints" VALUES(2,3);
CREATE TABLE matches (
        id INTEGER PRIMARY KEY,
        watched INTEGER NOT NULL,
        setup TEXT NOT NULL,
        ply INTEGER NOT NULL,      -- how many of its actions count
        undos INTEGER NOT NULL,    -- how often a decision was taken back
        used INTEGER NOT NULL,     -- the match with the highest number lies on the table
        faulty INTEGER NOT NULL    -- it could not be replayed, and is only kept
    , forgotten INTEGER NOT NULL DEFAULT 0, ended INTEGER);
INSERT INTO "matches" VALUES(1,0,'{"ruleset":"all_fours_7","options":{"players":2,"partners":false,"direction":"clockwise","first_dealer":"cut","next_game_dealer":"rotate","deal_batch":3,"trump":"turn_up","turn_up_points":"jack1","beg":true,"gift_to":"eldest","gift_may_win":false,"max_runs":5,"runs_exhausted":"redeal","after_run":"discard_to_six","bid_min":2,"dealer_steal":true,"all_pass":"dealer_forced","pitcher_first":true,"stock_face_up":true,"follow":"permissive","void_must_trump":false,"undertrump":true,"calls":false,"capture":false,"capture_ten":10,"capture_five":5,"five_end_bonus":0,"game_fives":"none","game_tie":"nobody","low_to":"holder","hang_jack":1,"target":7,"out_rule":"first_event","skunk":false,"skunk_line":4,"best_of":1},"seats":[{"name":"Ana","player":null},{"name":"","player":"greedy"}],"seed":"FIRSTVERSION","watched":false}',49,0,1,0,0,1790000000);
INSERT INTO "matches" VALUES(2,0,'{"ruleset":"california_jack","options":{"players":2,"partners":false,"direction":"clockwise","first_dealer":"cut","next_game_dealer":"rotate","deal_batch":3,"trump":"stock_top","turn_up_points":"none","beg":false,"gift_to":"eldest","gift_may_win":false,"max_runs":2,"runs_exhausted":"redeal","after_run":"discard_to_six","bid_min":2,"dealer_steal":true,"all_pass":"dealer_forced","pitcher_first":true,"stock_face_up":true,"follow":"permissive","void_must_trump":false,"undertrump":true,"calls":false,"capture":false,"capture_ten":10,"capture_five":5,"five_end_bonus":0,"game_fives":"none","game_tie":"nobody","low_to":"captor","hang_jack":1,"target":10,"out_rule":"first_event","skunk":false,"skunk_line":5,"best_of":1},"seats":[{"name":"Ana","player":null},{"name":"","player":"greedy"}],"seed":"SECONDMATCH","watched":false}',30,1,2,0,0,NULL);
CREATE TABLE reviews (         -- what the person's decisions in a finished match have cost
        match INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
        ply INTEGER NOT NULL,      -- of how many actions
        version INTEGER NOT NULL,  -- of how decisions are judged
        decisions INTEGER NOT NULL,
        points REAL NOT NULL,      -- lost by all of them together
        chance REAL NOT NULL
    );
INSERT INTO "reviews" VALUES(1,49,1,12,3.5,0.25);
CREATE TABLE tallies (         -- what a match comes to: made of its actions, at any time anew
        match INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
        ply INTEGER NOT NULL,      -- of how many actions
        version INTEGER NOT NULL,  -- of what is counted
        tally TEXT NOT NULL
    );
CREATE INDEX matches_used ON matches (used);
CREATE VIEW own_matches AS
        SELECT id, setup, ply, undos, ended FROM matches
        WHERE NOT watched AND NOT faulty AND forgotten = 0;
PRAGMA application_id = 1095120243;
PRAGMA user_version = 4;
COMMIT;
