import type { DemoCollection } from '../types.ts';

/** Stories that go on from one film to the next, in the order they happen. */
export const sagaCollections: readonly DemoCollection[] = [
  {
    slug: 'star-wars-em-ordem',
    name: 'Star Wars em ordem',
    titleH1: 'Star Wars em ordem: da República à Rebelião',
    descriptionH1:
      'Sete filmes na sequência em que a galáxia viveu tudo aquilo, da infância de Anakin na areia à batalha na lua de Endor.',
    titleH2: 'Por onde começar',
    descriptionH2Html:
      '<p>George Lucas começou a contar pelo meio. Em 1977, a fita se chamava apenas <em>Star Wars</em>, sem número de episódio, e os três primeiros capítulos só chegaram às salas a partir de 1999, com muito computador onde antes havia maquete.</p>' +
      '<p>Esta fila segue o calendário da galáxia. Nela dá para ver um menino crescer até virar assunto de todo mundo, e <em>Rogue One</em> cai no lugar exato: sua última cena encosta na primeira de <em>Uma Nova Esperança</em>.</p>' +
      '<p>Se é a sua primeira vez, comece pelo <strong>IV</strong>, siga até o <strong>VI</strong> e só então volte ao começo. O quinto filme guarda uma surpresa que os outros gastam antes da hora.</p>',
    shortDescription: 'Sete filmes na ordem em que a história acontece, de Tatooine a Endor.',
    isChronological: true,
    items: [
      {
        kind: 'movie',
        id: 1893, // Star Wars: Episódio I - A Ameaça Fantasma
        note: 'Trinta e dois anos antes do Episódio IV, dois Jedi pousam num deserto e conhecem um menino bom de corrida.',
      },
      {
        kind: 'movie',
        id: 1894, // Star Wars: Episódio II - Ataque dos Clones
        note: 'Dez anos depois, Anakin já é aprendiz, e a República ganha um exército que não se lembra de ter pedido.',
      },
      {
        kind: 'movie',
        id: 1895, // Star Wars: Episódio III - A Vingança dos Sith
        note: 'Três anos de guerra mais tarde, a República cai por dentro e Anakin escolhe um lado.',
      },
      {
        kind: 'movie',
        id: 330459, // Rogue One: Uma História Star Wars
        note: 'Véspera do Episódio IV: um punhado de desconhecidos vai atrás das plantas da Estrela da Morte.',
      },
      {
        kind: 'movie',
        id: 11, // Star Wars: Episódio IV - Uma Nova Esperança
        note: 'Dezenove anos depois do Episódio III, dois robôs vão parar na fazenda de um rapaz entediado.',
      },
      {
        kind: 'movie',
        id: 1891, // Star Wars: Episódio V - O Império Contra-Ataca
        note: 'Três anos depois da Estrela da Morte, o Império revida na neve, e Luke procura um mestre no pântano.',
      },
      {
        kind: 'movie',
        id: 1892, // Star Wars: Episódio VI - O Retorno de Jedi
        note: 'Mais ou menos um ano depois, há um resgate no palácio de Jabba e um acerto de contas sobre Endor.',
      },
    ],
  },
  {
    slug: 'matrix-em-ordem',
    name: 'Matrix em ordem',
    titleH1: 'Matrix em ordem: a trilogia de Neo',
    descriptionH1:
      'Um programador que dorme mal, um telefone que toca na hora certa e três filmes para assistir em linha reta.',
    descriptionH2Html:
      '<p>O primeiro <em>Matrix</em> é de 1999, quando a internet ainda chiava no telefone, e se fecha sozinho. Quem parar ali sai da sala satisfeito.</p>' +
      '<p>As continuações vieram as duas em <strong>2003</strong>, uma em maio, a outra em novembro, e foram filmadas em sequência. <em>Reloaded</em> se interrompe no meio da frase, por assim dizer; <em>Revolutions</em> retoma na palavra seguinte. Veja as duas no mesmo fim de semana, de preferência com alguém que goste de discutir na cozinha.</p>' +
      '<p>Repare na cor: o que se passa dentro do programa puxa para o verde, e o mundo de fora, para o azul. Quando bater a dúvida sobre onde Neo está, a luz responde.</p>',
    shortDescription: 'Os três filmes de Neo, do primeiro telefonema à última chuva.',
    isChronological: true,
    items: [
      {
        kind: 'movie',
        id: 603, // Matrix
        note: 'Neo tem emprego de dia e computador de noite. Um convite o leva até o fundo da toca do coelho.',
      },
      {
        kind: 'movie',
        id: 604, // Matrix Reloaded
        note: 'Seis meses depois, Zion tem os dias contados, e Neo sai à procura do homem das chaves.',
      },
      {
        kind: 'movie',
        id: 605, // Matrix Revolutions
        note: 'Continua de onde o outro parou. Agora se contam as horas, e o agente Smith já não cabe num corpo só.',
      },
    ],
  },
  {
    slug: 'de-volta-para-o-futuro-em-ordem',
    name: 'De Volta para o Futuro em ordem',
    titleH1: 'De Volta para o Futuro em ordem, se é que isso existe',
    descriptionH1:
      'Três filmes, quatro épocas e um carro só. Aqui a ordem é a de Marty McFly, a única em que a história faz sentido.',
    titleH2: 'O relógio de quem viaja',
    descriptionH2Html:
      '<p>Pôr viagem no tempo em ordem cronológica é procurar encrenca. Pelo calendário, a trilogia começaria em 1885, no faroeste do terceiro filme, e ninguém entenderia nada. Por isso seguimos o relógio de pulso de Marty.</p>' +
      '<p>O segundo e o terceiro foram rodados um atrás do outro e chegaram aos cinemas americanos com seis meses de diferença, em novembro de 1989 e maio de 1990. Onde um acaba, o outro começa, sem intervalo para a pipoca.</p>' +
      '<p>Fique de olho na praça do fórum de Hill Valley. Ela aparece em <strong>1885</strong>, <strong>1955</strong>, <strong>1985</strong> e <strong>2015</strong>, e boa parte da graça é conferir o que mudou de dono.</p>',
    shortDescription: 'Três filmes, quatro épocas e um carro só, no relógio de Marty.',
    isChronological: true,
    items: [
      {
        kind: 'movie',
        id: 105, // De Volta para o Futuro
        note: '1985 e 1955. Marty cai na juventude dos pais e quase dá fim à própria existência.',
      },
      {
        kind: 'movie',
        id: 165, // De Volta para o Futuro - Parte II
        note: '2015, um 1985 que saiu errado e 1955 outra vez, agora pelos fundos do baile.',
      },
      {
        kind: 'movie',
        id: 196, // De Volta para o Futuro - Parte III
        note: '1885. Doc virou ferreiro, gasolina não existe e é preciso arranjar outro jeito de correr.',
      },
    ],
  },
];
