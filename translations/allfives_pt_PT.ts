<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_PT" sourcelanguage="en">
<context>
    <name>Button</name>
    <message>
        <source>Deal</source>
        <translation>Dar cartas</translation>
    </message>
    <message>
        <source>Deal by ones</source>
        <translation>Dar de 1 em 1</translation>
    </message>
    <message>
        <source>Deal by threes</source>
        <translation>Dar de 3 em 3</translation>
    </message>
</context>
<context>
    <name>Call</name>
    <message>
        <source>Running the cards…</source>
        <translation>A rodar as cartas…</translation>
    </message>
    <message>
        <source>Take one</source>
        <translation>Toma um</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;About All Fives</source>
        <translation>&amp;Acerca do All Fives</translation>
    </message>
    <message>
        <source>&amp;Copy the deal code</source>
        <translation>&amp;Copiar o código das cartas</translation>
    </message>
    <message>
        <source>&amp;Enter a deal code…</source>
        <translation>&amp;Inserir um código de cartas…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Ecrã completo</translation>
    </message>
    <message>
        <source>&amp;Log and score sheet</source>
        <translation>&amp;Registo e bloco de pontuação</translation>
    </message>
    <message>
        <source>&amp;Open a record…</source>
        <translation>&amp;Abrir um registo…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <comment>menu</comment>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>Proof of the &amp;deal…</source>
        <translation>Prova &amp;das cartas dadas…</translation>
    </message>
    <message>
        <source>Sa&amp;ve the record…</source>
        <translation>&amp;Guardar o registo…</translation>
    </message>
    <message>
        <source>Save &amp;all records…</source>
        <translation>Guardar t&amp;odos os registos…</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n record(s) saved.</source>
        <comment>of matches, into a file</comment>
        <translation>
            <numerusform>%n registo guardado.</numerusform>
            <numerusform>%n registos guardados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counting: %n match(es) to go</source>
        <comment>of the statistics</comment>
        <translation>
            <numerusform>A contar: falta %n série</numerusform>
            <numerusform>A contar: faltam %n séries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reviewing: %n match(es) to go.</source>
        <comment>of the statistics</comment>
        <translation>
            <numerusform>A avaliar: falta %n série.</numerusform>
            <numerusform>A avaliar: faltam %n séries.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealCodeDialog</name>
    <message>
        <source>&amp;Deal code</source>
        <translation>Código &amp;das cartas</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Código das cartas</translation>
    </message>
    <message>
        <source>Groups of four. Spaces, dashes and small letters do not matter.</source>
        <translation>Grupos de quatro. Espaços, hífenes e minúsculas não importam.</translation>
    </message>
    <message>
        <source>The match under way will be left, neither won nor lost.</source>
        <translation>A série em curso será abandonada: não conta como vitória nem como derrota.</translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message>
        <source>Deal code</source>
        <translation>Código das cartas</translation>
    </message>
    <message>
        <source>The cards of this match come from a record without its seed. They cannot be dealt again.</source>
        <translation>As cartas desta série vêm de um registo sem a semente. Não podem ser dadas outra vez.</translation>
    </message>
    <message>
        <source>The cards of this match have no deal code.</source>
        <translation>As cartas desta série não têm código.</translation>
    </message>
    <message>
        <source>The deal code of this match was copied:
%1</source>
        <translation>O código das cartas desta série foi copiado:
%1</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>The deck “%1” is no longer there.</source>
        <translation>O baralho “%1” já não existe.</translation>
    </message>
    <message>
        <source>This deck cannot be used: “%1” is too large.</source>
        <translation>Este baralho não pode ser usado: “%1” é demasiado grande.</translation>
    </message>
</context>
<context>
    <name>Effect</name>
    <message>
        <source>First dealer wins</source>
        <comment>share of the games</comment>
        <translation>O primeiro dador ganha</translation>
    </message>
    <message>
        <source>Progress of the measurement</source>
        <translation>Progresso da medição</translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>the rules of a ruleset as it stands</comment>
        <translation>Predefinidas</translation>
    </message>
    <message>
        <source>The computer plays the same cards under the standard and the changed rules…</source>
        <translation>O computador joga as mesmas cartas com as regras predefinidas e com as alteradas…</translation>
    </message>
    <message>
        <source>These are the standard rules. Change one to see what it does.</source>
        <translation>Estas são as regras predefinidas. Altere uma para ver o que muda.</translation>
    </message>
</context>
<context>
    <name>ErrorReport</name>
    <message>
        <source>Something went wrong. The match is saved, and you can play on. If you like, send this report to those who write the program; it holds nothing but what you see.</source>
        <translation>Algo correu mal. A série está guardada, e pode continuar a jogar. Se quiser, envie este relatório a quem faz o programa; não contém nada além do que se vê.</translation>
    </message>
    <message>
        <source>Something went wrong. You can play on, but the match could not be saved. If you like, send this report to those who write the program; it holds nothing but what you see.</source>
        <translation>Algo correu mal. Pode continuar a jogar, mas não foi possível guardar a série. Se quiser, envie este relatório a quem faz o programa; não contém nada além do que se vê.</translation>
    </message>
    <message>
        <source>Whoever works out its deal code sees all cards of the match under way, also those that are hidden from you.</source>
        <translation>Quem decifrar o código das cartas que contém vê todas as cartas da série em curso, também as que estão ocultas para si.</translation>
    </message>
</context>
<context>
    <name>Event</name>
    <message>
        <source>First dealer: %1</source>
        <translation>Primeiro dador: %1</translation>
    </message>
    <message>
        <source>Hand %1, dealer: %2</source>
        <translation>Mão %1, dador: %2</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Marcador: %1</translation>
    </message>
    <message>
        <source>The highest are equal: they cut again.</source>
        <translation>Empate: parte-se de novo.</translation>
    </message>
    <message>
        <source>The same suit again: the cards are thrown in.</source>
        <translation>O mesmo naipe outra vez: dá-se de novo.</translation>
    </message>
    <message>
        <source>You capture: %1 (%2)</source>
        <translation>Captura sua: %1 (%2)</translation>
    </message>
    <message>
        <source>You win the game!</source>
        <translation>Venceu a partida!</translation>
    </message>
    <message>
        <source>You win the trick</source>
        <translation>A vaza é sua</translation>
    </message>
    <message>
        <source>You won the match!</source>
        <translation>Venceu a série!</translation>
    </message>
    <message>
        <source>card drawn, %1</source>
        <translation>carta tirada, %1</translation>
    </message>
</context>
<context>
    <name>FairDealDialog</name>
    <message>
        <source>Cards you cut off: %1</source>
        <translation>Cartas do seu corte: %1</translation>
    </message>
    <message>
        <source>Game %1, hand %2, deal %3</source>
        <translation>Partida %1, mão %2, baralho %3</translation>
    </message>
    <message>
        <source>Proof of the deal</source>
        <translation>Prova das cartas dadas</translation>
    </message>
    <message>
        <source>Shown before the deal: %1</source>
        <translation>Mostrado antes de dar as cartas: %1</translation>
    </message>
    <message>
        <source>The packs of this match were fixed before you cut, and your cut changed them.</source>
        <translation>Os baralhos desta série foram fixados antes do seu corte, e o seu corte mudou-os.</translation>
    </message>
    <message>
        <source>This match has no proof: you did not cut the pack it was dealt from.</source>
        <translation>Esta série não tem prova: o baralho com que foi jogada não foi partido por si.</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>A character of “%2” is wrong.</source>
        <translation>Um carácter de “%2” está errado.</translation>
    </message>
    <message>
        <source>The file has more than %1 bytes.</source>
        <translation>O ficheiro tem mais de %1 bytes.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>O ficheiro está vazio.</translation>
    </message>
    <message>
        <source>The number %2 is too large.</source>
        <translation>O número %2 é demasiado grande.</translation>
    </message>
    <message>
        <source>The text has half a character in it.</source>
        <translation>O texto contém meio carácter.</translation>
    </message>
    <message>
        <source>Written by a newer program: version %2, this one reads version %1.</source>
        <translation>Escrito por um programa mais recente: versão %2; este lê a versão %1.</translation>
    </message>
    <message>
        <source>“%2” does not occur in deal codes.</source>
        <translation>“%2” não ocorre em códigos de cartas.</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>After every trick each draws a card from the stock. Played to %1.</source>
        <translation>Depois de cada vaza, cada um tira uma carta do monte. Até %1.</translation>
    </message>
    <message>
        <source>Anticlockwise; taking the other side&apos;s jack of trumps scores 3. Played to %1.</source>
        <translation>Contra os ponteiros do relógio; o Valete de trunfo capturado ao outro lado vale 3. Até %1.</translation>
    </message>
    <message>
        <source>As All Fives, but you may trump only when you cannot follow suit.</source>
        <translation>Como All Fives, mas só se pode trunfar quando não se pode assistir ao naipe.</translation>
    </message>
    <message>
        <source>Partnership All Fives</source>
        <translation>All Fives aos pares</translation>
    </message>
    <message>
        <source>Pitch for two pairs of partners. Played to %1.</source>
        <translation>Pitch para dois pares de parceiros. Até %1.</translation>
    </message>
    <message>
        <source>Setback (partnership Pitch)</source>
        <translation>Setback (Pitch aos pares)</translation>
    </message>
    <message>
        <source>Trinidad All Fours</source>
        <translation>All Fours de Trindade</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>No point is left to be won: the cards are played for everybody</source>
        <translation>Já não há pontos a ganhar: o programa joga as cartas de todos</translation>
    </message>
    <message>
        <source>Shows the best play and why; it counts as help</source>
        <translation>Mostra a melhor jogada e porquê; conta como ajuda</translation>
    </message>
</context>
<context>
    <name>HintBubble</name>
    <message>
        <source>%1 points expected from here, %2 to win the game.</source>
        <translation>Pontos esperados daqui em diante: %1; probabilidade de ganhar a partida: %2.</translation>
    </message>
    <message>
        <source>Looking for the best play…</source>
        <translation>A procurar a melhor jogada…</translation>
    </message>
    <message>
        <source>Next best: %1 (%2 points ±%3, %4 to win).</source>
        <translation>2.ª opção: %1 (pontos: %2 ±%3; probabilidade de ganhar: %4).</translation>
    </message>
</context>
<context>
    <name>HintReason</name>
    <message>
        <source>As dealer you may take over the bid: %2.</source>
        <translation>Como dador, pode ficar com o lance: %2.</translation>
    </message>
    <message>
        <source>Chance that the dealer gives you one: %3.</source>
        <translation>Probabilidade de o dador lhe dar um ponto: %3.</translation>
    </message>
    <message>
        <source>How often you make this bid: %3.</source>
        <translation>Frequência com que este lance é cumprido: %3.</translation>
    </message>
    <message>
        <source>It wins just as surely, and you keep: %1.</source>
        <translation>Ganha com a mesma certeza, e fica na mão: %1.</translation>
    </message>
    <message>
        <source>Nobody can take this trick from you.</source>
        <translation>Ninguém lhe pode tirar esta vaza.</translation>
    </message>
    <message>
        <source>Played out many times, it does better than: %4.</source>
        <translation>Jogada muitas vezes até ao fim, rende mais do que: %4.</translation>
    </message>
    <message>
        <source>The card called for comes to you more often: %1</source>
        <translation>A carta chamada vem para si mais vezes: %1</translation>
    </message>
    <message>
        <source>The gift would win them the game.</source>
        <translation>O presente de 1 ponto dava-lhes a partida.</translation>
    </message>
    <message>
        <source>The gift would win you the game.</source>
        <translation>O presente de 1 ponto dava-lhe a partida.</translation>
    </message>
    <message>
        <source>The next turn-up may score for you: %3.</source>
        <translation>A próxima carta virada pode pontuar para si: %3.</translation>
    </message>
    <message>
        <source>The others may call for a card that you show.</source>
        <translation>Os outros podem chamar uma carta que mostrar.</translation>
    </message>
    <message>
        <source>The trick is yours, and you draw: %1.</source>
        <translation>A vaza é sua, e tira do monte: %1.</translation>
    </message>
    <message>
        <source>This trick wins you the game at once.</source>
        <translation>Esta vaza dá-lhe a partida de imediato.</translation>
    </message>
    <message>
        <source>What you keep in plain suits counts %2 for Game.</source>
        <translation>O que guarda fora dos trunfos conta para o ponto de Jogo: %2.</translation>
    </message>
    <message>
        <source>What you throw out counts nothing.</source>
        <translation>O que descarta não conta nada.</translation>
    </message>
    <message>
        <source>You capture this trump more often: %1</source>
        <translation>Captura este trunfo mais vezes: %1</translation>
    </message>
    <message>
        <source>You catch the jack of trumps more often</source>
        <translation>Captura o Valete de trunfo mais vezes</translation>
    </message>
    <message>
        <source>You get to pitch more often</source>
        <translation>Vence o leilão mais vezes</translation>
    </message>
    <message>
        <source>You keep all your trumps: %2.</source>
        <translation>Guarda todos os seus trunfos: %2.</translation>
    </message>
    <message>
        <source>You keep the others from winning it more often</source>
        <translation>Impede mais vezes que os outros ganhem a partida nesta mão</translation>
    </message>
    <message>
        <source>You make Game more often</source>
        <translation>Marca Jogo mais vezes</translation>
    </message>
    <message>
        <source>You make High more often</source>
        <translation>Marca Alto mais vezes</translation>
    </message>
    <message>
        <source>You make Low more often</source>
        <translation>Marca Baixo mais vezes</translation>
    </message>
    <message>
        <source>You make your bid more often</source>
        <translation>Cumpre o seu lance mais vezes</translation>
    </message>
    <message>
        <source>You risk no card that counts.</source>
        <translation>Não arrisca nenhuma carta que conte.</translation>
    </message>
    <message>
        <source>You save this card more often: %1</source>
        <translation>Põe esta carta a salvo mais vezes: %1</translation>
    </message>
    <message>
        <source>You save your jack of trumps more often</source>
        <translation>Põe a salvo o seu Valete de trunfo mais vezes</translation>
    </message>
    <message>
        <source>You save your trumps for later.</source>
        <translation>Guarda os trunfos para mais tarde.</translation>
    </message>
    <message>
        <source>You win the game in this hand more often</source>
        <translation>Ganha a partida nesta mão mais vezes</translation>
    </message>
    <message>
        <source>You win this card for Game more often: %1</source>
        <translation>Ganha mais vezes esta carta para o ponto de Jogo: %1</translation>
    </message>
    <message>
        <source>You would have to bid four without this card: %1.</source>
        <translation>Teria de fazer um lance de quatro sem esta carta: %1.</translation>
    </message>
    <message>
        <source>Your partner&apos;s trick is safe, and you keep: %1.</source>
        <translation>A vaza do seu parceiro é certa, e fica na mão: %1.</translation>
    </message>
</context>
<context>
    <name>HouseRulesPage</name>
    <message>
        <source>Reset &amp;all</source>
        <translation>Repor &amp;todas</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>+%1 for your own trump. Your last one cannot be beaten either: lead it, and the dealer has to part with a card.</source>
        <translation>+%1 pelo seu próprio trunfo. O último também não pode ser vencido: saia com ele, e o dador terá de se desfazer de uma carta.</translation>
    </message>
    <message>
        <source>+%1, the ten among them! The dealer had to give it up, so it was the last trump there. Yours can wait: lead the plain card you can best spare.</source>
        <translation>+%1, com o Dez! O dador teve de o entregar, logo era o seu último trunfo. Os seus podem esperar: saia com a carta de outro naipe que menos falta faz.</translation>
    </message>
    <message>
        <source>A higher heart may still be out. Lead the trump first: the dealer may have to part with that heart.</source>
        <translation>Ainda pode haver uma carta de copas mais alta. Saia primeiro com o trunfo: talvez o dador tenha de se desfazer dela.</translation>
    </message>
    <message>
        <source>Bid how many of High, Low, Jack and Game you will take. West passed, East bid %1; as the dealer you may take it over for the same. You hold ace, jack and two of clubs.</source>
        <translation>Faça um lance: quantos fará de Alto, Baixo, Valete e Jogo? Oeste passou, o lance de Este é %1; como dador, pode igualar. Tem Ás, Valete e Dois de paus.</translation>
    </message>
    <message>
        <source>Captures score nothing here, only High, Low, Jack and Game. But a jack won by the other side is hanged, for +%1. Lead the trump that nothing beats.</source>
        <translation>Aqui as capturas não marcam nada, só Alto, Baixo, Valete e Jogo. Mas o Valete ganho pelo outro lado é enforcado: +%1. Saia com o trunfo que ninguém pode bater.</translation>
    </message>
    <message>
        <source>East led spades, and your partner&apos;s ace is winning. You are the last to play: follow suit or trump, and make the trick worth more for your side.</source>
        <translation>Este saiu com espadas, e o Ás do seu parceiro está a vencer. É o último a jogar: assista ao naipe ou trunfe, e faça a vaza valer mais para o seu lado.</translation>
    </message>
    <message>
        <source>Hearts again, with a ten in the trick, and nobody plays after you. Who can come home safely now?</source>
        <translation>Copas de novo, com um Dez na vaza, e ninguém joga depois de si. Que trunfo se pode pôr agora a salvo?</translation>
    </message>
    <message>
        <source>High and Jack are yours; Low is the dealer&apos;s three, the lowest trump played. Game: %1 against %2 in the tricks. You stand at %3, and the first to reach %4 wins.</source>
        <translation>Alto e Valete são seus; Baixo é o Três do dador, o trunfo mais baixo em jogo. Jogo: %1 contra %2 nas vazas. Tem %3, e vence quem chegar primeiro a %4.</translation>
    </message>
    <message>
        <source>Low is yours whoever wins the two. But as a trump it can still win a trick: keep it.</source>
        <translation>Baixo é seu, seja quem for que vença a vaza do Dois. Mas, como trunfo, ainda pode vencer uma vaza: guarde-o.</translation>
    </message>
    <message>
        <source>Most trumps beat the five, and whoever takes it scores %1. Lead a trump that nothing beats.</source>
        <translation>Quase todos os trunfos batem o Cinco, e quem o leva marca %1. Saia com um trunfo que ninguém possa bater.</translation>
    </message>
    <message>
        <source>North is your partner. The six turned up gave the dealer&apos;s side +%1 at once, and proposes diamonds. You hold the ace and two more: stand or beg?</source>
        <translation>Norte é o seu parceiro. O Seis virado deu na hora +%1 ao lado do dador e propõe ouros. Tem o Ás e mais dois: aceita ou recusa?</translation>
    </message>
    <message>
        <source>Not yet: the dealer could trump it. Draw the trumps out with your high ones first.</source>
        <translation>Ainda não: o dador poderia trunfar. Primeiro tire-lhe os trunfos com os seus trunfos altos.</translation>
    </message>
    <message>
        <source>Only the ten is left, and you lead it. Then see whether the bid was made.</source>
        <translation>Só resta o Dez, e é com ele que sai. Depois se verá se o lance foi cumprido.</translation>
    </message>
    <message>
        <source>That would make another suit trumps, of which you hold too little. Lead your best club.</source>
        <translation>Isso faria trunfo de outro naipe, em que tem pouco. Saia com a sua melhor carta de paus.</translation>
    </message>
    <message>
        <source>The ace is higher: your king would be lost, and %1 towards Game with it. Play a trump.</source>
        <translation>O Ás é mais alto: o seu Rei perder-se-ia, e com ele %1 para o Jogo. Jogue um trunfo.</translation>
    </message>
    <message>
        <source>The ace of spades, and you have no spade: you may throw any card away, or trump.</source>
        <translation>O Ás de espadas, e não tem espadas: pode jogar fora qualquer carta ou trunfar.</translation>
    </message>
    <message>
        <source>The ace of trumps is High for certain, and may catch the jack. You want diamonds: stand.</source>
        <translation>O Ás de trunfo é Alto com certeza e pode capturar o Valete. Ouros convém-lhe: aceite.</translation>
    </message>
    <message>
        <source>The ace was higher. Now hearts are led: you may follow suit or trump, even with a heart in hand. A trump that wins scores its own value: the five %1, the jack %2.</source>
        <translation>O Ás era mais alto. Agora a saída é de copas: pode assistir ao naipe ou trunfar, mesmo tendo copas. O trunfo que vence marca o próprio valor: o Cinco %1, o Valete %2.</translation>
    </message>
    <message>
        <source>The bid is yours, so you lead, and the suit of your first card is trumps. Which card makes the trumps you want, and cannot be beaten?</source>
        <translation>O lance é seu: é a si que cabe sair, e o naipe da sua primeira carta é trunfo. Que carta faz o trunfo desejado e não pode ser vencida?</translation>
    </message>
    <message>
        <source>The card turned up proposes hearts as trumps. Stand and hearts it is; beg, and the dealer gives you a point or deals on for another suit. You hold a single heart.</source>
        <translation>A carta virada propõe copas como trunfo. Aceite, e fica copas; recuse, e o dador dá-lhe um ponto ou roda as cartas à procura de outro naipe. Só tem uma carta de copas.</translation>
    </message>
    <message>
        <source>The dealer has no trump left, so yours lose nothing by waiting, and may win a better trick. Lead a plain card.</source>
        <translation>O dador já não tem trunfos: os seus não perdem nada em esperar e podem vencer uma vaza melhor. Saia com uma carta de outro naipe.</translation>
    </message>
    <message>
        <source>The dealer need not go higher: %1 is enough, and points above the bid count too. A higher bid only puts more at risk.</source>
        <translation>O dador não precisa de subir: %1 bastam, e os pontos acima do lance também contam. Um lance maior só arrisca mais.</translation>
    </message>
    <message>
        <source>The dealer ran the cards: %1 more each, and spades are trumps. Go back to %2 cards: choose the %3 you need least, then press Discard.</source>
        <translation>O dador rodou as cartas: mais %1 para cada um, e espadas é trunfo. Volte a %2 cartas: escolha as %3 que menos falta fazem e prima Descartar.</translation>
    </message>
    <message>
        <source>The jack had to fall to your ace: hanged! East has no other trump, or it would have been played. Now lead the plain card that costs you least.</source>
        <translation>O Valete teve de cair no seu Ás: enforcado! Este não tem outro trunfo, senão tê-lo-ia jogado. Agora saia com a carta de outro naipe que menos custa.</translation>
    </message>
    <message>
        <source>The queen is higher than the ten: %1 towards Game would go to the dealer. Play a trump.</source>
        <translation>A Dama é mais alta do que o Dez: %1 para o Jogo iriam para o dador. Jogue um trunfo.</translation>
    </message>
    <message>
        <source>The queen of trumps may be out: she would take the jack, and the point for Jack with it. Lead a trump that nothing beats.</source>
        <translation>A Dama de trunfo pode estar com o adversário: levaria o Valete, e com ele o ponto de Valete. Saia com um trunfo que ninguém possa bater.</translation>
    </message>
    <message>
        <source>The ten in this trick counts %1 towards Game. You have no heart: win it with a trump.</source>
        <translation>O Dez desta vaza conta %1 para o Jogo. Não tem copas: vença com um trunfo.</translation>
    </message>
    <message>
        <source>The ten is home: %1 towards Game. Your partner leads clubs, and West puts the ace on it. Follow suit or trump?</source>
        <translation>O Dez está a salvo: %1 para o Jogo. O seu parceiro sai com paus, e Oeste põe o Ás. Assistir ao naipe ou trunfar?</translation>
    </message>
    <message>
        <source>There are %1 tricks, and you lead. When trumps are led the dealer must play a trump, and whoever wins the trick scores what fell. Lead a trump nobody can beat.</source>
        <translation>São %1 vazas, e é a si que cabe sair. Se a saída é de trunfo, o dador tem de jogar trunfo, e quem vence a vaza marca o que caiu. Saia com um trunfo que ninguém possa bater.</translation>
    </message>
    <message>
        <source>You took %1 and had bid %2: made, and every point counts. Had you taken less, the bid would be taken off your score: set back. The first to reach %3 wins.</source>
        <translation>Fez %1 com um lance de %2: cumprido, e todos os pontos contam. Se tivesse feito menos, o lance seria descontado dos seus pontos. Vence quem chegar primeiro a %3.</translation>
    </message>
    <message>
        <source>Your only heart is the ten. As a trump it is worth %1 to the side that captures it, and alone you could not save it. Beg.</source>
        <translation>A sua única carta de copas é o Dez. Como trunfo vale %1 para quem o capturar, e sozinho não teria como se defender. Recuse.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>About All Fives</source>
        <translation>Acerca do All Fives</translation>
    </message>
</context>
<context>
    <name>MotionPage</name>
    <message>
        <source>Graphics card</source>
        <comment>what draws the table</comment>
        <translation>Placa gráfica</translation>
    </message>
    <message>
        <source>What draws the table, from the next start on. Automatic: the graphics card, where a trial has shown that it draws well; else software.</source>
        <translation>O que desenha a mesa, a partir do próximo arranque. Automático: a placa gráfica, se um teste mostrou que desenha bem; senão, o software.</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>4, in two pairs</source>
        <translation>4, em dois pares</translation>
    </message>
    <message>
        <source>Standard rules</source>
        <translation>Regras predefinidas</translation>
    </message>
    <message>
        <source>The match under way will be left, neither won nor lost.</source>
        <translation>A série em curso será abandonada: não conta como vitória nem como derrota.</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>A trick already trumped may be given a lower trump.</source>
        <translation>Numa vaza já cortada pode-se pôr um trunfo menor.</translation>
    </message>
    <message>
        <source>Bonus for the five of trumps</source>
        <translation>Bónus pelo Cinco de trunfo</translation>
    </message>
    <message>
        <source>Dealer of the next game</source>
        <translation>Dador da próxima partida</translation>
    </message>
    <message>
        <source>Eldest hand, who leads first, may beg once a deal for other trumps.</source>
        <translation>A mão mais velha, que sai primeiro, pode recusar uma vez, depois de dadas as cartas, e pedir outro trunfo.</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Primeiro dador</translation>
    </message>
    <message>
        <source>Following suit</source>
        <translation>Assistir ao naipe</translation>
    </message>
    <message>
        <source>Four play as two pairs with one score each.</source>
        <translation>Quatro jogam em dois pares, cada um com um só total.</translation>
    </message>
    <message>
        <source>How many cards each player gets at a time, in every deal and run.</source>
        <translation>Quantas cartas cada jogador recebe de cada vez, ao dar e ao rodar.</translation>
    </message>
    <message>
        <source>How many play, you among them.</source>
        <translation>Quantos jogam, incluindo quem está ao computador.</translation>
    </message>
    <message>
        <source>Must trump when void</source>
        <translation>Obrigação de cortar com trunfo</translation>
    </message>
    <message>
        <source>The dealer may give the point even if it brings a side to the target.</source>
        <translation>O dador pode dar o ponto mesmo que leve um lado ao alvo.</translation>
    </message>
    <message>
        <source>The dealer may take the bid</source>
        <translation>O dador pode ficar com o lance</translation>
    </message>
    <message>
        <source>The dealer, who bids last, may take a bid below four at the same number.</source>
        <translation>O dador, último a falar, pode ficar com um lance abaixo de quatro pelo mesmo número.</translation>
    </message>
    <message>
        <source>What happens when everybody before the dealer passed.</source>
        <translation>O que acontece quando todos passaram antes do dador.</translation>
    </message>
    <message>
        <source>What may be played by whoever holds the plain suit led.</source>
        <translation>O que pode jogar quem tem o naipe de saída, se não é trunfo.</translation>
    </message>
    <message>
        <source>What the dealer&apos;s side scores at once for the card turned up.</source>
        <translation>O que o lado do dador marca na hora pela carta virada.</translation>
    </message>
    <message>
        <source>Which way deal, turn and play go round the table.</source>
        <translation>Em que sentido se dão as cartas, se fala e se joga.</translation>
    </message>
    <message>
        <source>Who deals the first hand of a match.</source>
        <translation>Quem dá a primeira mão de uma série.</translation>
    </message>
    <message>
        <source>Who deals when the next game of the match begins.</source>
        <translation>Quem dá quando começa a próxima partida da série.</translation>
    </message>
    <message>
        <source>Who gets the point when the dealer gives one rather than run the cards.</source>
        <translation>Quem recebe o ponto quando o dador dá um em vez de rodar as cartas.</translation>
    </message>
    <message>
        <source>Whoever has no card of the suit led must play a trump, if there is one.</source>
        <translation>Quem não tem cartas do naipe de saída tem de jogar um trunfo, se o tiver.</translation>
    </message>
</context>
<context>
    <name>Option constraint</name>
    <message>
        <source>A stock to draw from needs two players.</source>
        <translation>Tirar do monte é para dois jogadores.</translation>
    </message>
    <message>
        <source>With bidding, captures score no points and the five of trumps no bonus.</source>
        <translation>Com leilão, as capturas não dão pontos, nem o Cinco de trunfo dá bónus.</translation>
    </message>
</context>
<context>
    <name>Option group</name>
    <message>
        <source>Deal and trumps</source>
        <translation>Dar as cartas e trunfo</translation>
    </message>
    <message>
        <source>Players and dealer</source>
        <translation>Jogadores e dador</translation>
    </message>
</context>
<context>
    <name>Option value</name>
    <message>
        <source>A new deal</source>
        <translation>Dar de novo</translation>
    </message>
    <message>
        <source>A new deal, if the dealer passes</source>
        <translation>Dar de novo, se o dador passar</translation>
    </message>
    <message>
        <source>Anticlockwise</source>
        <translation>Contra os ponteiros do relógio</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Sentido dos ponteiros do relógio</translation>
    </message>
    <message>
        <source>First dealer&apos;s choice</source>
        <translation>Escolha do primeiro dador</translation>
    </message>
    <message>
        <source>The dealer must bid</source>
        <translation>O dador tem de fazer um lance</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Reset</source>
        <comment>one option</comment>
        <translation>Repor</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <comment>option</comment>
        <translation>Repor: %1</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Hand log</source>
        <translation>Registo da mão</translation>
    </message>
    <message>
        <source>Log and score sheet</source>
        <translation>Registo e bloco de pontuação</translation>
    </message>
</context>
<context>
    <name>Play</name>
    <message>
        <source>Leave the match under way, neither won nor lost, and begin a new one?</source>
        <translation>Abandonar a série em curso, sem vitória nem derrota, e começar outra?</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Save house rules</source>
        <translation>Guardar regras da casa</translation>
    </message>
    <message>
        <source>“%1” is no file that could be read.</source>
        <translation>“%1” não é um ficheiro que se possa ler.</translation>
    </message>
</context>
<context>
    <name>PresetsPanel</name>
    <message>
        <source>&amp;Rename…</source>
        <translation>Mudar o &amp;nome…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Guardar como…</translation>
    </message>
    <message>
        <source>&amp;Undo the deletion</source>
        <translation>Desfa&amp;zer a eliminação</translation>
    </message>
    <message>
        <source>&amp;Your house rules</source>
        <translation>As suas &amp;regras da casa</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>E&amp;liminar</translation>
    </message>
    <message>
        <source>None yet. Save the rules you have set, or drop a file here.</source>
        <translation>Ainda nenhuma. Guarde as regras que definiu ou largue aqui um ficheiro.</translation>
    </message>
    <message>
        <source>Rename house rules</source>
        <translation>Mudar o nome das regras da casa</translation>
    </message>
    <message>
        <source>Save house rules</source>
        <translation>Guardar regras da casa</translation>
    </message>
    <message>
        <source>Your house rules</source>
        <translation>As suas regras da casa</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>“%1”: regras eliminadas.</translation>
    </message>
    <message>
        <source>“%1” was saved.</source>
        <translation>“%1”: regras guardadas.</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>A saved match could not be read. It was kept as %1.</source>
        <translation>Não foi possível ler uma série guardada. Foi mantida como %1.</translation>
    </message>
    <message>
        <source>Damaged settings</source>
        <translation>Definições danificadas</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Falha ao guardar</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Ainda não guardado</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Guardado</translation>
    </message>
    <message>
        <source>The disk answers again. Everything is saved.</source>
        <translation>O disco voltou a responder. Está tudo guardado.</translation>
    </message>
    <message>
        <source>The disk does not answer. You can play on; what you do is saved as soon as it answers.</source>
        <translation>O disco não responde. Pode continuar a jogar; o que fizer será guardado assim que ele responder.</translation>
    </message>
    <message>
        <source>The file of your matches was damaged. What could be read of it has been recovered; the file as it was is kept as %1.</source>
        <translation>O ficheiro das suas séries estava danificado. O que foi possível ler foi recuperado; o ficheiro, tal como estava, foi mantido como %1.</translation>
    </message>
    <message>
        <source>The match cannot be saved, but you can play on. %1</source>
        <translation>Não é possível guardar a série, mas pode continuar. %1</translation>
    </message>
    <message>
        <source>The settings cannot be saved; they hold until the program ends. %1</source>
        <translation>Não é possível guardar as definições; valem até o programa terminar. %1</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>%1 File</source>
        <translation>Ficheiro %1</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Ficheiro</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>Solta o painel da janela e volta a prendê-lo</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Delete</source>
        <translation>E&amp;liminar</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Todos os ficheiros (*)</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Tem a certeza de que quer eliminar “%1”?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nome do ficheiro:</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Ficheiros</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Tipo de ficheiro:</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Guardar como</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Mostrar ficheiros &amp;ocultos</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>N&amp;o to All</source>
        <translation>Nã&amp;o a tudo</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Repor</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Repor predefinições</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Guardar tudo</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Sim a &amp;tudo</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>Print to File (PDF)</source>
        <translation>Imprimir para ficheiro (PDF)</translation>
    </message>
    <message>
        <source>Write PDF file</source>
        <translation>Gravar ficheiro PDF</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Long side binding</source>
        <translation>Virar pela margem maior</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Virar pela margem menor</translation>
    </message>
</context>
<context>
    <name>QPrintWidget</name>
    <message>
        <source>Output &amp;file:</source>
        <translation>Ficheiro de &amp;saída:</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Copiar o endereço da &amp;ligação</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>Open a record</source>
        <translation>Abrir um registo</translation>
    </message>
    <message>
        <source>Records of matches</source>
        <translation>Registos de séries</translation>
    </message>
    <message>
        <source>Save all records</source>
        <translation>Guardar todos os registos</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Guardar o registo</translation>
    </message>
    <message>
        <source>The record cannot be saved. %1</source>
        <translation>O registo não pode ser guardado. %1</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>A decision cost %1 points and %2 of the chance to win on average.</source>
        <translation>Uma decisão custou em média %1 pontos e %2 da probabilidade de ganhar.</translation>
    </message>
    <message>
        <source>Chance lost</source>
        <comment>to win the game</comment>
        <translation>Probabilidade perdida</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <comment>the game</comment>
        <translation>Probabilidade de ganhar</translation>
    </message>
    <message>
        <source>Chance to win the game, decision by decision</source>
        <translation>Probabilidade de ganhar a partida, decisão a decisão</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Progresso da avaliação</translation>
    </message>
</context>
<context>
    <name>Rule</name>
    <message>
        <source>An opponent has called a card: you must play it.</source>
        <translation>Um adversário chamou uma carta: tem de a jogar.</translation>
    </message>
    <message>
        <source>Cards are dealt by ones or by threes.</source>
        <translation>Dá-se uma ou três cartas de cada vez.</translation>
    </message>
    <message>
        <source>Everybody passed: the dealer must bid.</source>
        <translation>Todos passaram: o dador tem de fazer um lance.</translation>
    </message>
    <message>
        <source>Trumps were led: you must play a trump.</source>
        <translation>A saída foi de trunfo: tem de jogar trunfo.</translation>
    </message>
    <message>
        <source>You have no card of the suit led: you must play a trump.</source>
        <translation>Não tem cartas do naipe de saída: tem de jogar trunfo.</translation>
    </message>
    <message>
        <source>You must follow suit or play a trump. Led: %1</source>
        <translation>Tem de assistir ao naipe ou jogar trunfo. Saída: %1</translation>
    </message>
    <message>
        <source>You must follow suit. Led: %1</source>
        <translation>Tem de assistir ao naipe. Saída: %1</translation>
    </message>
</context>
<context>
    <name>Rules page</name>
    <message>
        <source>A card shown out of turn stays face up before its player until it is played: an opponent may call for it whenever that player&apos;s turn comes, and it must then be played if that is allowed.</source>
        <translation>Uma carta mostrada fora da vez fica com a face para cima diante do seu jogador até ser jogada: sempre que for a vez dele, um adversário pode chamá-la, e ela tem então de ser jogada se for permitida.</translation>
    </message>
    <message>
        <source>After a run the players, beginning with the eldest hand, discard any cards face down until they hold six; discards are out of play.</source>
        <translation>Depois de rodar as cartas, os jogadores, a começar pela mão mais velha, descartam as que quiserem, com a face para baixo, até ficarem com seis; os descartes ficam fora do jogo.</translation>
    </message>
    <message>
        <source>After each hand the deal passes to the eldest hand.</source>
        <translation>Depois de cada mão, o papel de dador passa para a mão mais velha.</translation>
    </message>
    <message>
        <source>After each trick its winner draws the top card of the stock, then the other player the next.</source>
        <translation>Depois de cada vaza, quem a venceu tira a carta do topo do monte e o outro jogador tira a seguinte.</translation>
    </message>
    <message>
        <source>After one run everyone keeps and plays all nine cards; after more runs the players, beginning with the eldest hand, discard any cards face down until they hold six, and discards are out of play.</source>
        <translation>Se as cartas rodaram uma vez, todos conservam e jogam as suas nove; se rodaram mais vezes, os jogadores, a começar pela mão mais velha, descartam as que quiserem, com a face para baixo, até ficarem com seis, e os descartes ficam fora do jogo.</translation>
    </message>
    <message>
        <source>After the last trick these points are scored, in this order; only cards that were played to a trick count.</source>
        <translation>Depois da última vaza marcam-se estes pontos, por esta ordem; só contam as cartas jogadas em vazas.</translation>
    </message>
    <message>
        <source>Before every new game everyone cuts the pack; whoever cuts the highest card, ace high, deals, and only those who tie cut again.</source>
        <translation>Antes de cada nova partida todos partem o baralho; dá quem tirar a carta mais alta, com o Ás acima de todas, e só os empatados partem de novo.</translation>
    </message>
    <message>
        <source>Before every new game the pack is cut again for the deal.</source>
        <translation>Antes de cada nova partida parte-se o baralho de novo para dar.</translation>
    </message>
    <message>
        <source>Deal, speech and play go anticlockwise; the player at the dealer&apos;s right is the eldest hand.</source>
        <translation>As cartas, as falas e o jogo seguem o sentido contrário ao dos ponteiros do relógio; a mão mais velha é o jogador à direita do dador.</translation>
    </message>
    <message>
        <source>Deal, speech and play go clockwise; the player at the dealer&apos;s left is the eldest hand.</source>
        <translation>As cartas, as falas e o jogo seguem o sentido dos ponteiros do relógio; a mão mais velha é o jogador à esquerda do dador.</translation>
    </message>
    <message>
        <source>Everyone cuts the pack; whoever cuts the highest card, ace high, deals first, and only those who tie cut again.</source>
        <translation>Todos partem o baralho; dá primeiro quem tirar a carta mais alta, com o Ás acima de todas, e só os empatados partem de novo.</translation>
    </message>
    <message>
        <source>Five: a bonus of %1 points for the side that won the five of trumps in a trick.</source>
        <translation>Cinco: um bónus de %1 pontos para o lado que capturou o Cinco de trunfo numa vaza.</translation>
    </message>
    <message>
        <source>For every card turned up, after a run as well, the dealer&apos;s side scores at once: %1.</source>
        <translation>Por cada carta virada, também depois de rodar as cartas, o lado do dador marca na hora: %1.</translation>
    </message>
    <message>
        <source>For the turn-up the dealer&apos;s side scores at once: %1.</source>
        <translation>Pela carta virada o lado do dador marca na hora: %1.</translation>
    </message>
    <message>
        <source>Four play as two pairs of partners, who sit opposite each other: each pair is a side, with common points and tricks, but partners do not show each other their cards.</source>
        <translation>Jogam quatro em dois pares, com os parceiros frente a frente: cada par é um lado, com pontos e vazas em comum, mas os parceiros não mostram as cartas um ao outro.</translation>
    </message>
    <message>
        <source>If all the others pass, the dealer has to bid.</source>
        <translation>Se todos os outros passarem, o dador tem de fazer um lance.</translation>
    </message>
    <message>
        <source>If another suit is led, whoever holds it must follow suit and may not trump (strict following).</source>
        <translation>Se a saída for de outro naipe, quem o tiver tem de assistir ao naipe e não pode trunfar (seguimento estrito).</translation>
    </message>
    <message>
        <source>If another suit is led, whoever holds it must follow suit or play a trump (permissive trumping).</source>
        <translation>Se a saída for de outro naipe, quem o tiver tem de assistir ao naipe ou jogar trunfo (trunfo permissivo).</translation>
    </message>
    <message>
        <source>If everyone passes, the cards are thrown in and the same dealer deals again.</source>
        <translation>Se todos passarem, as cartas são recolhidas e o mesmo dador dá de novo.</translation>
    </message>
    <message>
        <source>If everyone passes, the eldest hand is the pitcher without a bid and cannot be set back.</source>
        <translation>Se todos passarem, a mão mais velha fica como vencedor do leilão sem fazer um lance, e não pode perder pontos por isso.</translation>
    </message>
    <message>
        <source>If it makes fewer points than it bid, it is set back: it scores none of them and loses as many points as it bid, even below zero.</source>
        <translation>Se fizer menos pontos do que o lance, não o cumpre: não marca nenhum deles e perde tantos pontos como os do lance, mesmo abaixo de zero.</translation>
    </message>
    <message>
        <source>If the eldest hand begs, the dealer either makes a gift of 1 point to each of the other sides, beginning with the eldest hand&apos;s, and the suit is trumps all the same, or runs the cards.</source>
        <translation>Se a mão mais velha recusar, o dador ou dá de presente 1 ponto a cada um dos outros lados, a começar pelo da mão mais velha, e o trunfo continua o mesmo, ou roda as cartas.</translation>
    </message>
    <message>
        <source>If the eldest hand begs, the dealer either makes a gift of 1 point to the eldest hand&apos;s side, and the suit is trumps all the same, or runs the cards.</source>
        <translation>Se a mão mais velha recusar, o dador ou dá de presente 1 ponto ao lado dela, e o trunfo continua o mesmo, ou roda as cartas.</translation>
    </message>
    <message>
        <source>If the eldest hand begs, the dealer either makes a gift of 1 point to the other side, and the suit is trumps all the same, or runs the cards.</source>
        <translation>Se a mão mais velha recusar, o dador ou dá de presente 1 ponto ao outro lado, e o trunfo continua o mesmo, ou roda as cartas.</translation>
    </message>
    <message>
        <source>If the last run turns up the rejected suit too, the cards are thrown in and the same dealer deals again; points already scored stand.</source>
        <translation>Se também da última vez sair o naipe recusado, as cartas são recolhidas e o mesmo dador dá de novo; os pontos já marcados ficam.</translation>
    </message>
    <message>
        <source>If the rejected suit is turned up again, the dealer has to run again; there are at most %1 runs in a deal.</source>
        <translation>Se o naipe recusado sair outra vez, o dador tem de rodar de novo; de cada vez que se dão as cartas, rodam-se no máximo %1 vezes.</translation>
    </message>
    <message>
        <source>If trumps are led, whoever holds a trump must play one.</source>
        <translation>Se a saída for de trunfo, quem tiver trunfo tem de jogar trunfo.</translation>
    </message>
    <message>
        <source>Only the first card of the stock is seen; all others are drawn face down.</source>
        <translation>Só a primeira carta do monte é vista; todas as outras são tiradas com a face para baixo.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>O jogo das cartas</translation>
    </message>
    <message>
        <source>Setup and deal</source>
        <translation>Preparar e dar as cartas</translation>
    </message>
    <message>
        <source>The dealer answers without asking the partner.</source>
        <translation>O dador responde sem consultar o parceiro.</translation>
    </message>
    <message>
        <source>The dealer may take the highest bid over at the same number.</source>
        <translation>O dador pode ficar com o lance mais alto pelo mesmo número.</translation>
    </message>
    <message>
        <source>The dealer shuffles and deals six cards to each player, beginning with the eldest hand: one or three at a time, as the first dealer of a game chooses for the whole game.</source>
        <translation>O dador baralha e dá seis cartas a cada jogador, a começar pela mão mais velha: uma ou três de cada vez, como o primeiro dador da partida escolher para toda ela.</translation>
    </message>
    <message>
        <source>The dealer shuffles and deals six cards to each player, one at a time, beginning with the eldest hand.</source>
        <translation>O dador baralha e dá seis cartas a cada jogador, uma de cada vez, a começar pela mão mais velha.</translation>
    </message>
    <message>
        <source>The dealer shuffles and deals six cards to each player, three at a time, beginning with the eldest hand.</source>
        <translation>O dador baralha e dá seis cartas a cada jogador, três de cada vez, a começar pela mão mais velha.</translation>
    </message>
    <message>
        <source>The dealer turns up the next card; the turn-up belongs to nobody and is not played.</source>
        <translation>O dador vira a carta seguinte; a carta virada não é de ninguém e não é jogada.</translation>
    </message>
    <message>
        <source>The dealer&apos;s opponent is the eldest hand.</source>
        <translation>A mão mais velha é o adversário do dador.</translation>
    </message>
    <message>
        <source>The dealer, too, has to bid higher or pass.</source>
        <translation>Também o dador tem de fazer um lance mais alto ou passar.</translation>
    </message>
    <message>
        <source>The highest trump wins the trick; without trumps, the highest card of the suit led does.</source>
        <translation>O trunfo mais alto vence a vaza; sem trunfos, vence a carta mais alta do naipe de saída.</translation>
    </message>
    <message>
        <source>The pack has 52 cards; in every suit they rank, from high to low: A K Q J 10 9 8 7 6 5 4 3 2.</source>
        <translation>O baralho tem 52 cartas; em cada naipe a hierarquia, da mais alta à mais baixa, é: A R D V 10 9 8 7 6 5 4 3 2.</translation>
    </message>
    <message>
        <source>The player in the first seat (South) deals first, without a cut.</source>
        <translation>O jogador do primeiro lugar (Sul) dá primeiro, sem partir o baralho.</translation>
    </message>
    <message>
        <source>There is no bonus for the five of trumps.</source>
        <translation>Não há bónus pelo Cinco de trunfo.</translation>
    </message>
    <message>
        <source>There is only one run in a deal.</source>
        <translation>De cada vez que se dão as cartas, rodam-se só uma vez.</translation>
    </message>
    <message>
        <source>To run the cards, the dealer deals three more cards to each player in the same way and turns up another: if its suit is a new one, it is trumps, and nobody may beg again.</source>
        <translation>Para rodar as cartas, o dador dá da mesma forma mais três a cada jogador e vira outra: se for de outro naipe, esse é o trunfo, e ninguém pode recusar de novo.</translation>
    </message>
    <message>
        <source>Trumps are made by bidding: each player speaks once, from the eldest hand to the dealer, and passes or bids higher than anybody before.</source>
        <translation>O trunfo é decidido em leilão: cada jogador fala uma vez, da mão mais velha ao dador, e passa ou faz um lance mais alto do que os anteriores.</translation>
    </message>
    <message>
        <source>When the stock is used up, the last %1 tricks are played without drawing.</source>
        <translation>Quando o monte acaba, as últimas %1 vazas são jogadas sem tirar cartas.</translation>
    </message>
    <message>
        <source>Whoever has no card of the suit led may play any card.</source>
        <translation>Quem não tiver cartas do naipe de saída pode jogar qualquer carta.</translation>
    </message>
    <message>
        <source>Whoever has no card of the suit led must play a trump, or any card if there is no trump in hand either.</source>
        <translation>Quem não tiver cartas do naipe de saída tem de jogar trunfo, ou qualquer carta se também não tiver trunfo.</translation>
    </message>
    <message>
        <source>★ differs from the standard rules of this game.</source>
        <translation>★ difere das regras predefinidas deste jogo.</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Not saved</source>
        <translation>Não guardadas</translation>
    </message>
    <message>
        <source>Save as &amp;HTML…</source>
        <translation>Guardar como &amp;HTML…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Guardar como &amp;PDF…</translation>
    </message>
    <message>
        <source>Save the rules</source>
        <translation>Guardar as regras</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>E-W</source>
        <comment>East-West in short</comment>
        <translation>E-O</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Este</translation>
    </message>
    <message>
        <source>East-West</source>
        <comment>two partners</comment>
        <translation>Este-Oeste</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Jogador</translation>
    </message>
</context>
<context>
    <name>SeatsBox</name>
    <message>
        <source>%1, you</source>
        <comment>a seat</comment>
        <translation>%1, o seu lugar</translation>
    </message>
    <message>
        <source>%1, your partner</source>
        <comment>a seat</comment>
        <translation>%1, o seu parceiro</translation>
    </message>
    <message>
        <source>Pairs: %1-%2 against %3-%4</source>
        <translation>Pares: %1-%2 contra %3-%4</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Some settings could not be read: %1.</source>
        <comment>their keys</comment>
        <translation>Não foi possível ler algumas definições: %1.</translation>
    </message>
    <message>
        <source>The file as it was is kept as %1.</source>
        <comment>a file</comment>
        <translation>O ficheiro, tal como estava, foi mantido como %1.</translation>
    </message>
    <message>
        <source>The settings could not be read.</source>
        <translation>Não foi possível ler as definições.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>As dealer you answered a beg by dealing on.</source>
        <translation>Como dador, respondeu à recusa a rodar as cartas.</translation>
    </message>
    <message>
        <source>As dealer you answered a beg with a point.</source>
        <translation>Como dador, respondeu à recusa com um ponto.</translation>
    </message>
    <message>
        <source>Chance lost</source>
        <comment>heading: by a decision, on average</comment>
        <translation>Probabilidade perdida</translation>
    </message>
    <message>
        <source>Chance lost per decision, per cent</source>
        <translation>Probabilidade perdida por decisão, em %</translation>
    </message>
    <message>
        <source>Chance to win the game lost against the best decision, on average.</source>
        <translation>Probabilidade de ganhar a partida perdida em relação à melhor decisão, em média.</translation>
    </message>
    <message>
        <source>Cost per decision: the points lost to the end of the hand, against the best decision that could have been found from what you knew, on average.</source>
        <translation>Custo por decisão: os pontos perdidos até ao fim da mão, em relação à melhor decisão que se podia encontrar com o que sabia, em média.</translation>
    </message>
    <message>
        <source>Counted in the hands as first dealt: ace, jack, ten and five of the suit turned up, before anybody has a say; in auction games, of all suits. Whoever holds good trumps stands, and so has more trumps by choice, not by chance. Fair dealing stays within the range 95 times in 100, so about one row in twenty may lie outside.</source>
        <translation>Contados nas mãos tal como foram dadas no início: Ás, Valete, Dez e Cinco do naipe virado, antes de alguém falar; nos jogos com leilão, de todos os naipes. Quem tem bons trunfos aceita, e por isso tem mais trunfos por escolha, não por acaso. Um baralhar honesto fica dentro da faixa 95 vezes em 100: cerca de uma linha em vinte pode ficar fora.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Mãos</translation>
    </message>
    <message>
        <source>Games played to the end, by who won them.</source>
        <translation>Partidas jogadas até ao fim, por quem as ganhou.</translation>
    </message>
    <message>
        <source>How often; points given by the dealer.</source>
        <translation>Quantas vezes; pontos dados pelo dador.</translation>
    </message>
    <message>
        <source>Match %1, %2, ended %3: a decision cost %4 points and %5 of the chance to win on average.</source>
        <comment>number, game, day, points, per cent</comment>
        <translation>Série %1, %2, terminada em %3: uma decisão custou em média %4 pontos e %5 da probabilidade de ganhar.</translation>
    </message>
    <message>
        <source>Matches played to the end and reviewed.</source>
        <translation>Séries jogadas até ao fim e avaliadas.</translation>
    </message>
    <message>
        <source>Matches played to the end, by who won them.</source>
        <translation>Séries jogadas até ao fim, por quem as ganhou.</translation>
    </message>
    <message>
        <source>No hand has been played to its end yet.</source>
        <translation>Ainda não se jogou nenhuma mão até ao fim.</translation>
    </message>
    <message>
        <source>Nobody had bid, and you made trumps.</source>
        <translation>Ninguém tinha dado um lance, e o trunfo foi seu.</translation>
    </message>
    <message>
        <source>What you decided</source>
        <translation>O que decidiu</translation>
    </message>
    <message>
        <source>What your decisions cost</source>
        <translation>Quanto custaram as suas decisões</translation>
    </message>
    <message>
        <source>You begged and the cards were run</source>
        <translation>Recusou e as cartas rodaram</translation>
    </message>
    <message>
        <source>You begged and were given one</source>
        <translation>Recusou e ganhou um ponto</translation>
    </message>
    <message>
        <source>You begged; the dealer dealt on.</source>
        <translation>Recusou; o dador rodou as cartas.</translation>
    </message>
    <message>
        <source>You begged; the dealer gave a point.</source>
        <translation>Recusou; o dador deu um ponto.</translation>
    </message>
    <message>
        <source>You gave one</source>
        <translation>Deu um ponto</translation>
    </message>
    <message>
        <source>You led without a bid</source>
        <translation>Saiu sem lance</translation>
    </message>
    <message>
        <source>You ran the cards</source>
        <translation>Rodou as cartas</translation>
    </message>
    <message>
        <source>You stood</source>
        <translation>Aceitou</translation>
    </message>
    <message>
        <source>You took the suit turned up as trumps.</source>
        <translation>Aceitou o naipe virado como trunfo.</translation>
    </message>
    <message>
        <source>Your bid was made</source>
        <translation>O seu lance foi cumprido</translation>
    </message>
    <message>
        <source>Your bid was set back</source>
        <translation>O seu lance não foi cumprido</translation>
    </message>
    <message>
        <source>Your decisions that were open, in these matches.</source>
        <translation>As suas decisões em que havia escolha, nessas séries.</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>O seu lado</translation>
    </message>
    <message>
        <source>Your side scored less than you had bid.</source>
        <translation>O seu lado marcou menos do que o lance.</translation>
    </message>
    <message>
        <source>Your side scored what you had bid, or more.</source>
        <translation>O seu lado marcou os pontos do lance, ou mais.</translation>
    </message>
    <message>
        <source>under way, %1 to %2</source>
        <comment>a match, games</comment>
        <translation>em curso, %1 a %2</translation>
    </message>
</context>
<context>
    <name>StatisticsWindow</name>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Repor a zero</translation>
    </message>
    <message>
        <source>&amp;Take back the reset</source>
        <translation>Des&amp;fazer a reposição</translation>
    </message>
    <message>
        <source>All matches so far, also the one under way, count no more.</source>
        <translation>Todas as séries até agora, também a que está em curso, deixam de contar.</translation>
    </message>
    <message>
        <source>Counting the matches…</source>
        <translation>A contar as séries…</translation>
    </message>
</context>
<context>
    <name>System</name>
    <message>
        <source>Another program holds the file.</source>
        <translation>Outro programa está a usar o ficheiro.</translation>
    </message>
    <message>
        <source>It was written by a newer program.</source>
        <translation>Foi escrito por um programa mais recente.</translation>
    </message>
    <message>
        <source>That is a folder, not a file.</source>
        <translation>É uma pasta, não um ficheiro.</translation>
    </message>
    <message>
        <source>The disk does not work as it should.</source>
        <translation>O disco não está a funcionar bem.</translation>
    </message>
    <message>
        <source>The file cannot be opened.</source>
        <translation>Não é possível abrir o ficheiro.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>O ficheiro está danificado.</translation>
    </message>
    <message>
        <source>The name of the file is too long.</source>
        <translation>O nome do ficheiro é demasiado longo.</translation>
    </message>
    <message>
        <source>The system does not allow it.</source>
        <translation>O sistema não o permite.</translation>
    </message>
    <message>
        <source>There is no room left on the disk.</source>
        <translation>Já não há espaço no disco.</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>Esse ficheiro ou pasta não existe.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>%1 to deal</source>
        <translation>Dá: %1</translation>
    </message>
    <message>
        <source>%1, dealer: %2</source>
        <comment>name, score</comment>
        <translation>%1, dador: %2</translation>
    </message>
    <message>
        <source>Beg: one point for you, or three more cards each</source>
        <translation>Recusar: um ponto para si ou mais três cartas para cada um</translation>
    </message>
    <message>
        <source>Being saved…</source>
        <comment>what was just done</comment>
        <translation>A guardar…</translation>
    </message>
    <message>
        <source>Deal one card at a time, or three?</source>
        <translation>Dar uma carta de cada vez ou três?</translation>
    </message>
    <message>
        <source>Pack %1 is fixed. Cut it where you like, then deal.</source>
        <translation>O baralho %1 está fixado. Escolha onde o partir e depois dê as cartas.</translation>
    </message>
    <message>
        <source>Pack %1, fixed before the deal</source>
        <translation>Baralho %1, fixado antes de dar as cartas</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Marcador: %1</translation>
    </message>
    <message>
        <source>Where to cut the pack</source>
        <translation>Onde partir o baralho</translation>
    </message>
    <message>
        <source>You win the game!</source>
        <translation>Venceu a partida!</translation>
    </message>
    <message>
        <source>You won the match!</source>
        <translation>Venceu a série!</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>O seu lance</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>A sua mão</translation>
    </message>
    <message>
        <source>Your lead</source>
        <translation>A sua saída</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>É a sua vez</translation>
    </message>
    <message>
        <source>the dealer may take it for the same</source>
        <translation>o dador pode igualar</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>a pensar…</translation>
    </message>
    <message>
        <source>your deal</source>
        <translation>a sua vez de dar</translation>
    </message>
    <message>
        <source>your discard</source>
        <translation>o seu descarte</translation>
    </message>
    <message>
        <source>your lead</source>
        <translation>a sua saída</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>a sua vez</translation>
    </message>
    <message>
        <source>your word</source>
        <translation>a sua decisão</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Grey</source>
        <comment>felt</comment>
        <translation>Cinzento</translation>
    </message>
    <message>
        <source>Hand log</source>
        <translation>Registo da mão</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Pré-visualização</translation>
    </message>
</context>
<context>
    <name>Viewer</name>
    <message>
        <source>%1: drawn from the stock</source>
        <comment>a player&apos;s name</comment>
        <translation>%1: tiradas do monte</translation>
    </message>
    <message>
        <source>As you saw it</source>
        <translation>Como viu</translation>
    </message>
    <message>
        <source>Deal %1 · %2</source>
        <comment>number, whose cards</comment>
        <translation>Baralho %1 · %2</translation>
    </message>
    <message>
        <source>Not dealt</source>
        <translation>Não dadas</translation>
    </message>
</context>
<context>
    <name>ViewerWindow</name>
    <message>
        <source>&amp;Copy the deal code</source>
        <translation>&amp;Copiar o código das cartas</translation>
    </message>
    <message>
        <source>Sa&amp;ve the record…</source>
        <translation>&amp;Guardar o registo…</translation>
    </message>
</context>
</TS>
