import type { DemoCollection } from '../types.ts';

/** For a day, a company or a state of mind. */
export const moodCollections: readonly DemoCollection[] = [
  {
    slug: 'uma-tarde-de-chuva',
    name: 'Uma tarde de chuva',
    titleH1: 'Para uma tarde de chuva',
    descriptionH1:
      'Filmes e séries para ver de meia no pé, com bolo na mesa e o telefone longe. Nenhum estraga o jantar, e um ou outro rende um choro bom.',
    descriptionH2Html:
      '<p>A regra da casa foi simples: nada que peça manual, nada que deixe peso depois. Entrou o que combina com água na janela, a começar pelo óbvio, porque às vezes o óbvio é Gene Kelly de guarda-chuva fechado.</p>' +
      '<p><em>Cinema Paradiso</em> e <em>Lisbela e o Prisioneiro</em> gostam tanto de uma sala escura que dá vontade de sair de um e entrar no outro. <em>Saneamento Básico, o Filme</em> ri de quem nunca filmou nada e resolve tentar.</p>' +
      '<p>Se a previsão for de fim de semana inteiro, fique com as séries: <strong>Todas as Mulheres do Mundo</strong>, <strong>Dix pour cent</strong> e <strong>Heartstopper</strong> andam bem de três em três episódios. E guarde <em>O Palhaço</em> para quando começar a escurecer.</p>',
    shortDescription: 'Meia no pé, bolo na mesa e nenhuma pressa de sair.',
    isChronological: false,
    items: [
      { kind: 'movie', id: 872 }, // Cantando na Chuva
      { kind: 'movie', id: 194 }, // O Fabuloso Destino de Amélie Poulain
      { kind: 'movie', id: 11216 }, // Cinema Paradiso
      { kind: 'movie', id: 52345 }, // Lisbela e o Prisioneiro
      { kind: 'series', id: 900000511 }, // Todas as Mulheres do Mundo
      { kind: 'movie', id: 40823 }, // O Homem que Copiava
      { kind: 'movie', id: 900000210 }, // Saneamento Básico, o Filme
      { kind: 'series', id: 900000541 }, // Dix pour cent
      { kind: 'movie', id: 79934 }, // O Palhaço
      { kind: 'movie', id: 237791 }, // Hoje Eu Quero Voltar Sozinho
      { kind: 'series', id: 900000539 }, // Heartstopper
      { kind: 'movie', id: 313369 }, // La La Land: Cantando Estações
    ],
  },
  {
    slug: 'para-ver-com-crianca',
    name: 'Para ver com criança',
    titleH1: 'Para ver com criança',
    descriptionH1:
      'Bicho da floresta, gibi brasileiro, caubói de corda e um extraterrestre no armário: títulos para dividir o sofá sem que o adulto durma primeiro.',
    titleH2: 'Quem vê junto vê melhor',
    descriptionH2Html:
      '<p>Criança percebe quando o filme só quer distraí-la. Estes querem conversar: têm silêncio, têm medo na medida e confiam em quem está sentado no tapete.</p>' +
      '<p>Para os menores, <em>Meu Amigo Totoro</em> e <em>Turma da Mônica: Laços</em> são um bom começo. <em>O Menino e o Mundo</em> dispensa legenda e serve a qualquer idade. Já <em>A Viagem de Chihiro</em> e <em>Hoje É Dia de Maria</em> assustam como conto antigo assusta; veja junto, com a mão por perto.</p>' +
      '<p>Cada casa conhece o seu público, e a <strong>classificação indicativa</strong> está na página de cada título. Quanto ao lenço de <em>Viva: A Vida é uma Festa</em>, ele é para os grandes.</p>',
    shortDescription: 'Títulos para dividir o sofá sem que o adulto durma primeiro.',
    isChronological: false,
    items: [
      { kind: 'movie', id: 8392 }, // Meu Amigo Totoro
      { kind: 'movie', id: 900000205 }, // Turma da Mônica: Laços
      { kind: 'movie', id: 862 }, // Toy Story
      { kind: 'movie', id: 12 }, // Procurando Nemo
      { kind: 'movie', id: 223706 }, // O Menino e o Mundo
      { kind: 'movie', id: 8587 }, // O Rei Leão
      { kind: 'movie', id: 808 }, // Shrek
      { kind: 'series', id: 246 }, // Avatar: A Lenda de Aang
      { kind: 'movie', id: 10681 }, // WALL·E
      { kind: 'movie', id: 150540 }, // Divertida Mente
      { kind: 'movie', id: 354912 }, // Viva: A Vida é uma Festa
      { kind: 'movie', id: 601 }, // E.T.: O Extraterrestre
      { kind: 'movie', id: 129 }, // A Viagem de Chihiro
      { kind: 'series', id: 900000520 }, // Hoje É Dia de Maria
    ],
  },
  {
    slug: 'terror-sem-susto-barato',
    name: 'Terror sem susto barato',
    titleH1: 'Terror sem susto barato',
    descriptionH1:
      'Aqui o medo chega devagar e senta ao seu lado. Quase ninguém pula da cadeira, mas convém deixar uma luz acesa no corredor.',
    descriptionH2Html:
      '<p>Susto, qualquer porta batendo dá. O que se procura aqui é outra coisa: o sanduíche oferecido por um rapaz gentil em <em>Psicose</em>, a xícara de chá de <em>Corra!</em>, a água lisa de <em>Tubarão</em>. O perigo está na sala desde o começo, e quem demora a ver é você.</p>' +
      '<p>A ala brasileira começa com José Mojica Marins e <em>À Meia-Noite Levarei Sua Alma</em>, de 1964, feito com pouco dinheiro e nenhum respeito. <em>Desalma</em> leva o arrepio para a neblina do Sul.</p>' +
      '<p><em>O Silêncio dos Inocentes</em> e <em>O Labirinto do Fauno</em> costumam ficar em outra prateleira. Estão aqui de propósito: poucos monstros falam tão baixo quanto o doutor Lecter, e poucos são tão possíveis quanto o capitão Vidal.</p>',
    shortDescription: 'O medo que chega devagar e demora a ir embora.',
    isChronological: false,
    items: [
      { kind: 'movie', id: 539 }, // Psicose
      { kind: 'movie', id: 30913 }, // À Meia-Noite Levarei Sua Alma
      { kind: 'movie', id: 578 }, // Tubarão
      { kind: 'movie', id: 348 }, // Alien: O 8º Passageiro
      { kind: 'movie', id: 274 }, // O Silêncio dos Inocentes
      { kind: 'movie', id: 1417 }, // O Labirinto do Fauno
      { kind: 'series', id: 66732 }, // Stranger Things
      { kind: 'movie', id: 419430 }, // Corra!
      { kind: 'series', id: 900000510 }, // Desalma
      { kind: 'series', id: 100088 }, // The Last of Us
      { kind: 'movie', id: 900000457 }, // A Substância
      { kind: 'movie', id: 900000459 }, // Nosferatu
    ],
  },
];
