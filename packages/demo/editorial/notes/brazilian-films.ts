import type { DemoNote } from '../types.ts';

export const brazilianFilmNotes: readonly DemoNote[] = [
  {
    kind: 'movie',
    id: 666, // Central do Brasil
    curiosities:
      '<ul>' +
      '<li>Em 1998, o filme ganhou o <strong>Urso de Ouro</strong> no Festival de Berlim, e Fernanda Montenegro, o Urso de Prata de melhor atriz.</li>' +
      '<li>Vinícius de Oliveira, o Josué, era engraxate num aeroporto do Rio quando conheceu Walter Salles.</li>' +
      '<li>Nem todos os que ditam cartas a Dora são atores: alguns eram passantes que pararam na mesinha armada na estação.</li>' +
      '</ul>',
    additionalInfos:
      '<p>Quando Dora montou sua mesa na estação, o cinema brasileiro ainda se levantava de um tombo. Em 1990 a Embrafilme tinha sido extinta, e por alguns anos quase não se filmou no país. A volta, na segunda metade da década, ficou conhecida como <strong>Retomada</strong>, e poucos títulos a resumem tão bem quanto este.</p>' +
      '<p>O projeto, com roteiro de João Emanuel Carneiro e Marcos Bernstein, saiu premiado do Festival de Sundance de 1996, quando a viagem ainda estava no papel.</p>',
  },
  {
    kind: 'movie',
    id: 598, // Cidade de Deus
    curiosities:
      '<ul>' +
      '<li>Em 2004, concorreu ao Oscar em quatro categorias: direção, roteiro adaptado, fotografia e montagem.</li>' +
      '<li>Boa parte do elenco saiu de oficinas feitas com jovens de comunidades do Rio, e muitos nunca tinham atuado.</li>' +
      '<li>Antes do longa, Fernando Meirelles e Kátia Lund fizeram o curta <em>Palace II</em>, com Darlan Cunha e Douglas Silva.</li>' +
      '</ul>',
    additionalInfos:
      '<p>Paulo Lins cresceu na Cidade de Deus e publicou o romance em 1997. O livro tem centenas de personagens, e o roteirista Bráulio Mantovani precisou escolher por quais olhos contar: ficou com os de Buscapé, o menino que prefere a câmera à arma.</p>' +
      '<p>A dupla do curta <em>Palace II</em> rendeu ainda a série <em>Cidade dos Homens</em>, que estreou na televisão poucas semanas depois do filme.</p>',
  },
  {
    kind: 'movie',
    id: 1000837, // Ainda Estou Aqui
    curiosities:
      '<ul>' +
      '<li>Em 2 de março de 2025, ganhou o <strong>Oscar de filme internacional</strong>, o primeiro de um filme inscrito pelo Brasil. Concorreu também a melhor filme e melhor atriz.</li>' +
      '<li>Murilo Hauser e Heitor Lorega receberam o prêmio de roteiro no Festival de Veneza de 2024.</li>' +
      '<li>Fernanda Torres e Fernanda Montenegro, filha e mãe, fazem o mesmo papel em idades diferentes.</li>' +
      '<li>Foi rodado em película de 35 mm, e as imagens caseiras da família, em Super-8.</li>' +
      '</ul>',
    additionalInfos:
      '<p>O livro de Marcelo Rubens Paiva saiu em 2015 e é, antes de tudo, um retrato da mãe. Depois do sumiço do marido, Eunice Paiva se formou em direito e trabalhou na defesa dos povos indígenas. O atestado de óbito de Rubens só chegou às mãos dela em 1996, 25 anos mais tarde.</p>',
  },
  {
    kind: 'movie',
    id: 446159, // Bacurau
    curiosities:
      '<ul>' +
      '<li>Dividiu o <strong>Prêmio do Júri</strong> de Cannes, em 2019, com o francês <em>Os Miseráveis</em>.</li>' +
      '<li>A história se passa em Pernambuco, mas o povoado foi filmado no sertão do Rio Grande do Norte, em Barra, no município de Parelhas.</li>' +
      '<li>Bacurau é uma ave de hábitos noturnos. No Recife, é também o nome do ônibus que roda de madrugada.</li>' +
      '</ul>',
  },
  {
    kind: 'movie',
    id: 377273, // Aquarius
    curiosities:
      '<ul>' +
      '<li>O prédio existe, com outro nome: é o edifício Oceania, na orla do Recife.</li>' +
      '<li>Concorreu à Palma de Ouro no Festival de Cannes de 2016.</li>' +
      '<li>A história vem dividida em três partes, e todas levam o nome de Clara no título.</li>' +
      '</ul>',
  },
  {
    kind: 'movie',
    id: 1220564, // O Agente Secreto
    curiosities:
      '<ul>' +
      '<li>No Festival de Cannes de 2025, levou dois prêmios da competição: <strong>direção</strong>, para Kleber Mendonça Filho, e <strong>ator</strong>, para Wagner Moura.</li>' +
      '<li>Em 2026, concorreu ao Oscar em quatro categorias: melhor filme, filme internacional, ator e direção de elenco.</li>' +
      '<li>O Cinema São Luiz, onde se passam algumas cenas, foi inaugurado em 1952 à beira do Capibaribe, no centro do Recife.</li>' +
      '<li>A perna cabeluda não foi inventada para o filme: é uma lenda urbana que correu o Recife nos anos 1970.</li>' +
      '</ul>',
  },
  {
    kind: 'movie',
    id: 40096, // O Auto da Compadecida
    curiosities:
      '<ul>' +
      '<li>Nasceu na televisão: a minissérie passou em quatro noites, em janeiro de 1999, e foi remontada para o cinema com cerca de uma hora a menos.</li>' +
      '<li>Desde o início foi rodado em película de 35 mm, o que facilitou a mudança de tela.</li>' +
      '<li>Cabaceiras, no Cariri paraibano, fez o papel de Taperoá.</li>' +
      '</ul>',
    additionalInfos:
      '<p>Ariano Suassuna escreveu a peça em 1955, e ela subiu ao palco no Recife no ano seguinte. O enredo vem de folhetos de cordel, com o enterro do cachorro e o bicho que descome dinheiro, e o julgamento final tem a cara dos autos religiosos que se encenavam em praça pública.</p>' +
      '<p>Na adaptação, Guel Arraes trouxe situações de outras obras do autor. É por isso que quem leu só a peça estranha uma ou outra confusão a mais.</p>',
  },
  {
    kind: 'movie',
    id: 310569, // Que Horas Ela Volta?
    curiosities:
      '<ul>' +
      '<li>Regina Casé e Camila Márdila dividiram um prêmio especial do júri, pela atuação, no Festival de Sundance de 2015.</li>' +
      '<li>No mesmo ano, o público da mostra Panorama, em Berlim, escolheu o filme como o melhor de ficção.</li>' +
      '<li>Nos países de língua inglesa, chama-se <em>The Second Mother</em>, a segunda mãe.</li>' +
      '</ul>',
  },
  {
    kind: 'movie',
    id: 59990, // O Pagador de Promessas
    curiosities:
      '<ul>' +
      '<li>Ganhou a <strong>Palma de Ouro</strong> em Cannes, em 1962, a única do Brasil até hoje.</li>' +
      '<li>No ano seguinte, foi o primeiro filme brasileiro indicado ao Oscar de filme estrangeiro.</li>' +
      '<li>A escadaria é a da igreja do Santíssimo Sacramento do Passo, no centro histórico de Salvador.</li>' +
      '</ul>',
    additionalInfos:
      '<p>A peça de Dias Gomes estreou em São Paulo em 1960, no Teatro Brasileiro de Comédia, com Leonardo Villar no papel que ele repetiria diante da câmera. Anselmo Duarte, que o público conhecia mais como galã do que como diretor, comprou a briga de filmá-la.</p>' +
      '<p>Em Cannes, Zé do Burro passou à frente de Buñuel, de Antonioni e de Bresson, que concorriam no mesmo ano.</p>',
  },
  {
    kind: 'movie',
    id: 67612, // Deus e o Diabo na Terra do Sol
    curiosities:
      '<ul>' +
      '<li>Monte Santo, no sertão da Bahia, serviu de cenário para a peregrinação do beato Sebastião.</li>' +
      '<li>Sérgio Ricardo compôs e cantou as canções, com letras de Glauber Rocha. A elas se junta a música de Villa-Lobos.</li>' +
      '<li>Concorreu à Palma de Ouro em 1964, ao lado de outro filme brasileiro, <em>Vidas Secas</em>.</li>' +
      '</ul>',
    additionalInfos:
      '<p>Antônio das Mortes, o matador de capa comprida, voltou cinco anos depois, em cores, em <em>O Dragão da Maldade contra o Santo Guerreiro</em>, que deu a Glauber o prêmio de direção em Cannes. Quem vê os dois em seguida percebe que o personagem mudou de ideia, e o país também.</p>',
  },
  {
    kind: 'movie',
    id: 836, // Vidas Secas
    curiosities:
      '<ul>' +
      '<li>As filmagens foram em Alagoas, na região de Palmeira dos Índios, cidade de que Graciliano Ramos tinha sido prefeito.</li>' +
      '<li>A fotografia, de Luiz Carlos Barreto e José Rosa, dispensou os filtros, para a luz da caatinga chegar crua à película.</li>' +
      '<li>Na abertura, em vez de orquestra, ouve-se o rangido de um carro de boi.</li>' +
      '</ul>',
  },
  {
    kind: 'movie',
    id: 8353, // Limite
    curiosities:
      '<ul>' +
      '<li>A primeira exibição foi em 17 de maio de 1931, no Rio, numa sessão do Chaplin Club.</li>' +
      '<li>Mangaratiba, no litoral fluminense, emprestou o mar, as cercas e os telhados.</li>' +
      '<li>A ideia veio da capa de uma revista francesa: o rosto de uma mulher e, diante dele, duas mãos algemadas.</li>' +
      '<li>Em 2015, os críticos da Abraccine o elegeram o melhor filme brasileiro.</li>' +
      '</ul>',
    additionalInfos:
      '<p><em>Limite</em> nunca teve lançamento comercial. A película de nitrato foi se deteriorando, e por muitos anos quase ninguém pôde vê-lo, o que só fez crescer a lenda. Quem o salvou foram Plínio Süssekind Rocha e Saulo Pereira de Mello, num trabalho de paciência que devolveu o filme às telas no fim dos anos 1970.</p>',
  },
  {
    kind: 'movie',
    id: 86320, // Cabra Marcado para Morrer
    curiosities:
      '<ul>' +
      '<li>A primeira filmagem começou em fevereiro de 1964, em Pernambuco, e parou com o golpe. A segunda é de 1981.</li>' +
      '<li>Elizabeth Teixeira vivia em São Rafael, no Rio Grande do Norte, com o nome de Marta.</li>' +
      '<li>O poeta Ferreira Gullar é uma das vozes da narração.</li>' +
      '</ul>',
    additionalInfos:
      '<p>João Pedro Teixeira foi um dos fundadores da Liga Camponesa de Sapé, na Paraíba, e morreu assassinado em 1962. O filme que Eduardo Coutinho preparava era de ficção, com camponeses no elenco e apoio do Centro Popular de Cultura da UNE.</p>' +
      '<p>O material que já tinha saído para o laboratório escapou da apreensão. São essas imagens que, dezessete anos depois, ele projeta para os mesmos camponeses.</p>',
  },
  {
    kind: 'movie',
    id: 223706, // O Menino e o Mundo
    curiosities:
      '<ul>' +
      '<li>Ganhou o prêmio principal e o do público no Festival de Annecy de 2014, o mais importante da animação.</li>' +
      '<li>Concorreu ao Oscar de longa de animação em 2016.</li>' +
      '<li>A língua que se fala na tela é português dito de trás para a frente.</li>' +
      '<li>Naná Vasconcelos, Emicida e os Barbatuques participam da trilha.</li>' +
      '</ul>',
  },
];
