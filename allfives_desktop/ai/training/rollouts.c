/* Hands played by the net, and at every decision each card tried out: the material of training.
 *
 * The same game and the same net as in allfives_desktop/ai/net, one table at a time and without
 * numpy; tests/ai/test_training.py holds the two against each other. Only training uses it.
 */

#include <math.h>
#include <stdint.h>
#include <string.h>

#define SEATS 4
#define PLANES 11
#define REST 65
#define CARDS 13
#define HIDDEN 128
#define TRUMPS 0x1FFFull
#define PACK 0x1FFF1FFF1FFF1FFFull
#define FLAGS 0x0001000100010001ull

typedef struct {
    int32_t players, sides, side_of[SEATS], next_seat[SEATS];
    int32_t is_strict, must_trump, may_undertrump, hang_jack, is_captor_low, is_elder_game;
    int32_t pitcher_first, bonus, is_face_up;
    int32_t captures[64], values[64];
    float rules[12];
} Rules;

typedef struct {
    int32_t hidden, planes;
    const float *own, *shared, *bias, *plain, *plain_bias, *trumps, *trumps_bias;
} Net;

typedef struct {
    uint64_t hands[SEATS], thrown[SEATS];
    uint64_t dead;
    uint8_t stock[40];
    int32_t stock_size, seat, dealer, pitcher, bid, runs, is_pitching;
} Deal;

typedef struct {
    uint16_t planes[4][PLANES];
    float rest[REST];
    uint64_t legal;
    float values[4 * CARDS];
} Sample;

typedef struct {
    uint64_t hands[SEATS], played[SEATS], won[SEATS], voids[SEATS], known[SEATS], thrown[SEATS];
    uint64_t dead, pot, highest;
    const uint8_t *stock;
    int stock_size, game[SEATS], points[SEATS];
    int seat, dealer, pitcher, bid, runs, is_pitching;
    int best, best_seat, led, laid, pot_points, pot_game;
} Table;

static uint64_t lane(int at) { return TRUMPS << 16 * at; }

static uint64_t at_or_below(uint64_t cards)
{
    cards |= cards >> 1 & 0x7FFF7FFF7FFF7FFFull;
    cards |= cards >> 2 & 0x3FFF3FFF3FFF3FFFull;
    cards |= cards >> 4 & 0x0FFF0FFF0FFF0FFFull;
    return cards | (cards >> 8 & 0x00FF00FF00FF00FFull);
}

static uint64_t without_highest(uint64_t cards)
{
    return cards & at_or_below(cards) >> 1 & 0x7FFF7FFF7FFF7FFFull;
}

static uint64_t any(uint64_t cards) { return at_or_below(cards) & FLAGS; }

static Table laid(const Deal *deal)
{
    Table table;
    memset(&table, 0, sizeof table);
    memcpy(table.hands, deal->hands, sizeof table.hands);
    memcpy(table.thrown, deal->thrown, sizeof table.thrown);
    table.dead = deal->dead;
    table.stock = deal->stock;
    table.stock_size = deal->stock_size;
    table.seat = deal->seat;
    table.dealer = deal->dealer;
    table.pitcher = deal->pitcher;
    table.bid = deal->bid;
    table.runs = deal->runs;
    table.is_pitching = deal->is_pitching;
    return table;
}

static int is_over(const Table *table) { return !table->laid && !table->hands[table->seat]; }

static uint64_t legal_cards(const Rules *rules, const Table *table)
{
    uint64_t hand = table->hands[table->seat], trumps = hand & TRUMPS;
    if (!table->laid)
        return table->is_pitching ? trumps : hand;
    uint64_t own = hand & lane(table->led), result;
    if (table->led == 0)
        return own ? own : hand;
    if (own)
        result = rules->is_strict ? own : own | trumps;
    else
        result = rules->must_trump && trumps ? trumps : hand;
    if (!rules->may_undertrump && table->highest) {
        uint64_t over = result & ~(TRUMPS & (table->highest - 1));
        return over ? over : result;
    }
    return result;
}

static void draw(const Rules *rules, Table *table, int seat)
{
    uint64_t bit = 1ull << *table->stock++;
    table->stock_size--;
    table->hands[seat] |= bit;
    if (rules->is_face_up)
        table->known[seat] |= bit;
}

static void take(const Rules *rules, Table *table)
{
    int winner = table->best_seat, side = rules->side_of[winner];
    table->won[side] |= table->pot;
    table->game[side] += table->pot_game;
    table->points[side] += table->pot_points;
    table->pot = table->highest = 0;
    table->pot_points = table->pot_game = table->laid = 0;
    table->seat = winner;
    if (table->stock_size) {
        draw(rules, table, winner);
        draw(rules, table, rules->next_seat[winner]);
        if (!rules->is_face_up)
            memset(table->voids, 0, sizeof table->voids);
    }
}

static void play(const Rules *rules, Table *table, int card)
{
    int seat = table->seat, suit = card >> 4;
    uint64_t bit = 1ull << card;
    table->hands[seat] ^= bit;
    table->played[seat] |= bit;
    table->known[seat] &= ~bit;
    if (table->laid) {
        if (suit == table->best >> 4 ? card > table->best : suit == 0) {
            table->best = card;
            table->best_seat = seat;
        }
        if (suit == 0 && bit > table->highest)
            table->highest = bit;
        if (suit != table->led && (suit || rules->is_strict)) {
            table->voids[seat] |= lane(table->led);
            if (rules->must_trump && suit)
                table->voids[seat] |= TRUMPS;
        }
    } else {
        table->best = card;
        table->best_seat = seat;
        table->led = suit;
        table->highest = suit ? 0 : bit;
        table->is_pitching = 0;
    }
    table->pot |= bit;
    table->pot_points += rules->captures[card];
    table->pot_game += rules->values[card];
    if (++table->laid < rules->players)
        table->seat = rules->next_seat[seat];
    else
        take(rules, table);
}

static int side_with(const uint64_t *sets, int count, uint64_t bit)
{
    for (int at = 0; at < count; at++)
        if (sets[at] & bit)
            return at;
    return 0;
}

static int holder(const Rules *rules, const Table *table, uint64_t bit)
{
    return rules->side_of[side_with(table->played, rules->players, bit)];
}

static int best_at_game(const Rules *rules, const Table *table)
{
    int best = 0, ties = 0;
    for (int side = 1; side < rules->sides; side++)
        if (table->game[side] > table->game[best])
            best = side;
    for (int side = 0; side < rules->sides; side++)
        ties += table->game[side] == table->game[best];
    if (ties == 1)
        return best;
    if (!rules->is_elder_game)
        return -1;
    int seat = rules->next_seat[table->dealer];
    while (table->game[rules->side_of[seat]] != table->game[best])
        seat = rules->next_seat[seat];
    return rules->side_of[seat];
}

/* The lead in points over the mean of the others at the end of the hand. */
static void settle(const Rules *rules, const Table *table, float *leads)
{
    int count[SEATS] = {0};
    uint64_t trumps = 0;
    for (int seat = 0; seat < rules->players; seat++)
        trumps |= table->played[seat] & TRUMPS;
    if (trumps) {
        uint64_t low = trumps & -trumps, high = 1ull << (63 - __builtin_clzll(trumps));
        count[holder(rules, table, high)]++;
        count[rules->is_captor_low ? side_with(table->won, rules->sides, low)
                                   : holder(rules, table, low)]++;
        uint64_t jack = trumps & 1 << 9, five = trumps & 1 << 3;
        if (jack) {
            int captor = side_with(table->won, rules->sides, jack);
            count[captor] += captor == holder(rules, table, jack) ? 1 : rules->hang_jack;
        }
        if (five)
            count[side_with(table->won, rules->sides, five)] += rules->bonus;
    }
    int game = best_at_game(rules, table);
    if (game >= 0)
        count[game]++;
    if (table->pitcher >= 0) {
        int side = rules->side_of[table->pitcher];
        if (count[side] < table->bid)
            count[side] = -table->bid;
    }
    int total = 0;
    for (int side = 0; side < rules->sides; side++)
        total += count[side] += table->points[side];
    for (int side = 0; side < rules->sides; side++)
        leads[side] = count[side] - (float)(total - count[side]) / (rules->sides - 1);
}

/* What the net sees: features.py. */

static int value_of(const Rules *rules, uint64_t cards)
{
    static const int COUNTING[] = {3, 8, 9, 10, 11, 12};
    int total = 0;
    for (int at = 0; at < 6; at++) {
        uint64_t flags = cards >> COUNTING[at] & FLAGS;
        total += rules->values[COUNTING[at]] * (int)(flags & 1);
        total += rules->values[16 + COUNTING[at]] * __builtin_popcountll(flags & ~1ull);
    }
    return total;
}

static int bucket(int value, const int *starts, int count)
{
    int at = -1;
    for (int i = 0; i < count; i++)
        at += value >= starts[i];
    return at;
}

static double ahead(const Rules *rules, const Table *table, uint64_t unseen)
{
    int side = rules->side_of[table->seat], other = -1;
    for (int each = 0; each < rules->sides; each++)
        if (each != side && table->game[each] > other)
            other = table->game[each];
    int places = __builtin_popcountll(unseen);
    int left = __builtin_popcountll(table->hands[table->seat]);
    int hidden = left * (rules->players - 1) + table->stock_size - table->laid;
    double share = (double)hidden / (places ? places : 1);
    double coming = value_of(rules, table->hands[table->seat] | table->pot)
                    + (share < 1 ? share : 1) * value_of(rules, unseen);
    return (table->game[side] - other) / (coming + 1);
}

static void see(const Rules *rules, const Table *table, uint16_t (*planes)[PLANES], float *rest)
{
    static const int LEFT_AT[] = {1, 2, 3, 4, 5, 6, 7, 9, 13}, STOCK_AT[] = {0, 1, 5, 13, 25};
    static const double AHEAD_AT[] = {-1, -.6, -.35, -.2, -.1, -.03, .03, .1, .2, .35, .6, 1};
    int seat = table->seat, side = rules->side_of[seat], count = 0;
    uint64_t own = table->hands[seat], words[PLANES], above = 0, may[SEATS - 1];
    uint64_t seen = own | table->dead | table->pot | table->thrown[seat], lost = 0;
    for (int each = 0; each < rules->players; each++)
        seen |= table->played[each] | (each == seat ? 0 : table->known[each]);
    for (int each = 0; each < rules->sides; each++)
        lost |= each == side ? 0 : table->won[each];
    for (int i = 0, each = seat; i < rules->players - 1; i++) {
        each = rules->next_seat[each];
        may[i] = (PACK & ~seen & ~table->voids[each]) | table->known[each];
        above |= may[i];
    }
    uint64_t once = without_highest(above), twice = without_highest(once);
    uint64_t some = without_highest(own), more = without_highest(some);
    words[count++] = own | (any(own) & ~any(some)) << 13 | (any(some) & ~any(more)) << 14
                     | any(more) << 15;
    words[count++] = own & ~at_or_below(above);
    words[count++] = own & ~at_or_below(once);
    words[count++] = own & ~at_or_below(twice);
    uint64_t winners = 0, trick = table->pot;
    if (table->laid) {
        int top = table->best >> 4;
        uint64_t best = 1ull << table->best;
        winners = own & ((lane(top) & ~(best | (best - 1))) | (top ? TRUMPS : 0));
        trick |= 1ull << (16 * table->led + 13) | 1ull << (16 * top + 14);
    }
    words[count++] = winners;
    words[count++] = trick;
    for (int i = 0; i < rules->players - 1; i++) {
        uint64_t two = without_highest(without_highest(may[i]));
        uint64_t four = without_highest(without_highest(two));
        words[count++] = may[i] | (FLAGS & ~any(may[i])) << 13 | (FLAGS & ~any(two)) << 14
                         | (FLAGS & ~any(four)) << 15;
    }
    words[count++] = table->won[side];
    words[count++] = lost;
    for (int at = 0; at < count; at++)
        for (int suit = 0; suit < 4; suit++)
            planes[suit][at] = (uint16_t)(words[at] >> 16 * suit);
    memset(rest, 0, REST * sizeof *rest);
    rest[table->laid] = 1;
    rest[4 + rules->players - 2] = 1;
    rest[7 + bucket(__builtin_popcountll(own), LEFT_AT, 9)] = 1;
    rest[16 + bucket(table->stock_size, STOCK_AT, 5)] = 1;
    double lead = ahead(rules, table, PACK & ~seen);
    int at = 0;
    while (at < 12 && AHEAD_AT[at] < lead)
        at++;
    rest[21 + at] = 1;
    rest[34 + (table->runs < 2 ? table->runs : 2)] = 1;
    if (table->laid)
        rest[37] = rules->side_of[table->best_seat] == side;
    if (table->pitcher >= 0) {
        int relation = table->pitcher == seat ? 0 : rules->side_of[table->pitcher] == side ? 1 : 2;
        rest[38 + 5 * relation + table->bid] = 1;
    }
    if (table->stock_size && rules->is_face_up) {
        int top = *table->stock;
        rest[38 + (top < 16 ? top : 13)] = 1;
        rest[52] = top < 16 ? 0 : rules->values[top] / 10.f;
    }
    memcpy(rest + 53, rules->rules, sizeof rules->rules);
}

/* The net: network.py. */

static void add(float *restrict sums, const float *restrict row, int count)
{
    for (int at = 0; at < count; at++)
        sums[at] += row[at];
}

static void add_scaled(float *restrict sums, const float *restrict row, float by, int count)
{
    for (int at = 0; at < count; at++)
        sums[at] += by * row[at];
}

static void outputs(const float *sums, const float *weights, const float *bias, int hidden,
                    float *scores)
{
    memcpy(scores, bias, CARDS * sizeof *scores);
    for (int unit = 0; unit < hidden; unit++)
        if (sums[unit] > 0)
            add_scaled(scores, weights + unit * CARDS, sums[unit], CARDS);
}

static void score(const Net *net, uint16_t (*planes)[PLANES], const float *rest, uint64_t legal,
                  float *scores)
{
    int hidden = net->hidden, bits = 16 * net->planes;
    float common[2 * HIDDEN], sums[4][HIDDEN];
    memcpy(common, net->bias, 2 * hidden * sizeof *common);
    memset(sums, 0, sizeof sums);
    for (int suit = 0; suit < 4; suit++)
        for (int plane = 0; plane < net->planes; plane++)
            for (unsigned left = planes[suit][plane]; left; left &= left - 1) {
                int bit = 16 * plane + __builtin_ctz(left);
                add(common, net->shared + (bit + (suit ? bits : 0)) * 2 * hidden, 2 * hidden);
                if (suit && legal >> 16 * suit & TRUMPS)
                    add(sums[suit], net->own + bit * hidden, hidden);
            }
    for (int at = 0; at < REST; at++)
        if (rest[at] != 0)
            add_scaled(common, net->shared + (2 * bits + at) * 2 * hidden, rest[at], 2 * hidden);
    outputs(common + hidden, net->trumps, net->trumps_bias, hidden, scores);
    for (int suit = 1; suit < 4; suit++) {
        if (!(legal >> 16 * suit & TRUMPS))
            continue;
        add(sums[suit], common, hidden);
        outputs(sums[suit], net->plain, net->plain_bias, hidden, scores + suit * CARDS);
    }
}

static int best_card(const Rules *rules, const Net *net, const Table *table)
{
    uint64_t legal = legal_cards(rules, table);
    if (!(legal & (legal - 1)))
        return __builtin_ctzll(legal);
    uint16_t planes[4][PLANES];
    float rest[REST], scores[4 * CARDS];
    see(rules, table, planes, rest);
    score(net, planes, rest, legal, scores);
    int best = -1;
    float most = 0;
    for (uint64_t left = legal; left; left &= left - 1) {
        int card = __builtin_ctzll(left);
        float value = scores[(card >> 4) * CARDS + (card & 15)];
        if (best < 0 || value > most) {
            best = card;
            most = value;
        }
    }
    return best;
}

static double chance(uint64_t *state)
{
    uint64_t mixed = (*state += 0x9E3779B97F4A7C15ull);
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9ull;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBull;
    return ((mixed ^ mixed >> 31) >> 11) * 0x1p-53;
}

static int pick(const float *scores, uint64_t legal, float heat, float wild, uint64_t *state)
{
    int is_wild = chance(state) < wild;
    double weights[64], sum = 0, most = -1e30;
    for (uint64_t left = legal; left; left &= left - 1) {
        int card = __builtin_ctzll(left);
        double value = scores[(card >> 4) * CARDS + (card & 15)];
        most = value > most ? value : most;
    }
    for (uint64_t left = legal; left; left &= left - 1) {
        int card = __builtin_ctzll(left);
        double value = scores[(card >> 4) * CARDS + (card & 15)];
        sum += weights[card] = is_wild ? 1 : exp((value - most) / heat);
    }
    double at = chance(state) * sum;
    int card = 0;
    for (uint64_t left = legal; left; left &= left - 1) {
        card = __builtin_ctzll(left);
        if ((at -= weights[card]) < 0)
            break;
    }
    return card;
}

/* Plays every deal once, with some chance, and notes every decision between cards: what the net
 * sees and what each card leads to when all go on by the best score. Returns how many. */
int explore(const Rules *rules, const Net *net, const Deal *deals, int count, float heat, float wild,
            uint64_t seed, Sample *samples, int most)
{
    int noted = 0;
    uint64_t state = seed;
    for (int at = 0; at < count; at++) {
        Table table = laid(deals + at);
        while (!is_over(&table)) {
            uint64_t legal = legal_cards(rules, &table);
            if (!(legal & (legal - 1))) {
                play(rules, &table, __builtin_ctzll(legal));
                continue;
            }
            if (noted == most)
                return noted;
            Sample *sample = samples + noted++;
            float scores[4 * CARDS];
            see(rules, &table, sample->planes, sample->rest);
            score(net, sample->planes, sample->rest, legal, scores);
            sample->legal = legal;
            int side = rules->side_of[table.seat];
            for (uint64_t left = legal; left; left &= left - 1) {
                int card = __builtin_ctzll(left);
                Table twin = table;
                float leads[SEATS];
                play(rules, &twin, card);
                while (!is_over(&twin))
                    play(rules, &twin, best_card(rules, net, &twin));
                settle(rules, &twin, leads);
                sample->values[(card >> 4) * CARDS + (card & 15)] = leads[side];
            }
            play(rules, &table, pick(scores, legal, heat, wild, &state));
        }
    }
    return noted;
}

/* Two nets against each other: what the side of seat 0 leads by, summed up over all deals, when it
 * plays by the first net and all others by the second. */
double contest(const Rules *rules, const Net *first, const Net *second, const Deal *deals, int count)
{
    double sum = 0;
    for (int at = 0; at < count; at++) {
        Table table = laid(deals + at);
        float leads[SEATS];
        while (!is_over(&table)) {
            const Net *net = rules->side_of[table.seat] ? second : first;
            play(rules, &table, best_card(rules, net, &table));
        }
        settle(rules, &table, leads);
        sum += leads[0];
    }
    return sum;
}
