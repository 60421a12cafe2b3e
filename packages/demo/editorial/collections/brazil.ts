import type { DemoCollection } from '../types.ts';

/** What Brazilian cinema and television tell about the country. */
export const brazilCollections: readonly DemoCollection[] = [
  {
    slug: 'cinema-novo-e-depois',
    name: 'Cinema Novo e depois',
    titleH1: 'Cinema Novo e depois: um país em doze filmes',
    descriptionH1:
      'Dos meninos de Rio, 40 Graus à câmera que Eduardo Coutinho levou de volta ao campo: três décadas de filmes feitos com mais urgência que dinheiro.',
    titleH2: 'Antes, durante e depois',
    descriptionH2Html:
      '<p>No começo dos anos 1960, uma turma jovem decidiu que o cinema brasileiro podia ser pobre, desde que olhasse o país de frente. Saiu do estúdio, levou a câmera para o sol e discutiu muito entre si, o que ajudou.</p>' +
      '<p><em>Rio, 40 Graus</em> veio antes e deixou a porta aberta. <em>Vidas Secas</em> e <em>Deus e o Diabo na Terra do Sol</em> ocupam o meio da sala. Quando a censura apertou, entraram a alegoria, a farra de <em>Macunaíma</em> e o deboche de <em>O Bandido da Luz Vermelha</em>, que já queria distância do movimento.</p>' +
      '<p>O depois do título é o da abertura, quando greve e cadeia puderam ser filmadas às claras. Para entrar, <em>Vidas Secas</em> é a melhor porta; <em>Terra em Transe</em> pede uma noite descansada.</p>',
    shortDescription: 'Três décadas de filmes com o país na tela e pouco dinheiro em caixa.',
    isChronological: false,
    items: [
      { kind: 'movie', id: 146075 }, // Rio, 40 Graus
      { kind: 'movie', id: 836 }, // Vidas Secas
      { kind: 'movie', id: 67612 }, // Deus e o Diabo na Terra do Sol
      { kind: 'movie', id: 900000103 }, // São Paulo, Sociedade Anônima
      { kind: 'movie', id: 67062 }, // Terra em Transe
      { kind: 'movie', id: 186738 }, // O Bandido da Luz Vermelha
      { kind: 'movie', id: 68173 }, // Macunaíma
      { kind: 'movie', id: 900000102 }, // Xica da Silva
      { kind: 'movie', id: 42167 }, // Bye Bye Brasil
      { kind: 'movie', id: 900000100 }, // Eles Não Usam Black-Tie
      { kind: 'movie', id: 900000101 }, // Memórias do Cárcere
      { kind: 'movie', id: 86320 }, // Cabra Marcado para Morrer
    ],
  },
  {
    slug: 'o-sertao-na-tela',
    name: 'O sertão na tela',
    titleH1: 'O sertão na tela',
    descriptionH1:
      'Cangaceiro, retirante, vendedor de aspirina, assaltante de banco: o mesmo chão rachado já deu faroeste, tragédia e comédia, no cinema e na televisão.',
    titleH2: 'Um chão e muitos filmes',
    descriptionH2Html:
      '<p>O cinema brasileiro volta ao sertão como quem volta à casa da avó: há sempre um quarto em que ninguém tinha reparado. Lima Barreto montou o dele no interior paulista, para <em>O Cangaceiro</em>. Dez anos depois, <em>Vidas Secas</em> foi filmar em Alagoas e deixou o sol mandar na imagem.</p>' +
      '<p>Desde então coube de tudo: o cordel de Glauber, a camisa ensanguentada no varal de <em>Abril Despedaçado</em>, a conversa fiada de João Grilo, o falso disco voador de <em>Bacurau</em>.</p>' +
      '<p>Três títulos pedem mais de uma noite: <strong>Grande Sertão: Veredas</strong>, de 1985, <strong>Amores Roubados</strong> e <strong>Cangaço Novo</strong>, em que o bando troca o cavalo pela moto.</p>',
    shortDescription: 'Um chão rachado que já deu faroeste, tragédia e comédia.',
    isChronological: false,
    items: [
      { kind: 'movie', id: 900000104 }, // O Cangaceiro
      { kind: 'movie', id: 836 }, // Vidas Secas
      { kind: 'movie', id: 67612 }, // Deus e o Diabo na Terra do Sol
      { kind: 'series', id: 900000518 }, // Grande Sertão: Veredas
      { kind: 'movie', id: 666 }, // Central do Brasil
      { kind: 'movie', id: 40096 }, // O Auto da Compadecida
      { kind: 'movie', id: 36093 }, // Abril Despedaçado
      { kind: 'movie', id: 900000200 }, // Cinema, Aspirinas e Urubus
      { kind: 'series', id: 900000509 }, // Amores Roubados
      { kind: 'movie', id: 446159 }, // Bacurau
      { kind: 'series', id: 900000506 }, // Cangaço Novo
    ],
  },
  {
    slug: 'recife-sempre',
    name: 'Recife, sempre',
    titleH1: 'Recife, sempre: a cidade e a estrada que sai dela',
    descriptionH1:
      'Muro alto, mar com placa de tubarão e um cinema de rua que resiste. O Recife se filma há anos e ainda não se repetiu.',
    titleH2: 'Da calçada ao interior',
    descriptionH2Html:
      '<p>Em <em>O Som ao Redor</em>, é uma rua com vigia particular. Em <em>Aquarius</em>, um apartamento de frente para o mar. Em <em>O Agente Secreto</em>, o Carnaval de 1977, com o Cinema São Luiz de portas abertas. Kleber Mendonça Filho filma a cidade conferindo se a chave ainda serve.</p>' +
      '<p>A televisão também desembarca ali: <em>Justiça</em> prende quatro moradores numa noite só e gasta vinte capítulos perguntando por quê.</p>' +
      '<p>Depois a lista pega a estrada. Pelo interior de Pernambuco passam o parque de diversões de <em>Lisbela e o Prisioneiro</em> e o engenho de <em>Cabra Marcado para Morrer</em>; mais adiante, onde o asfalto acaba, ficam o caminhão de <em>Cinema, Aspirinas e Urubus</em> e um povoado que sumiu do mapa.</p>',
    shortDescription: 'A capital de muro alto e mar em frente, e a estrada que sai dela.',
    isChronological: false,
    items: [
      { kind: 'movie', id: 97989 }, // O Som ao Redor
      { kind: 'movie', id: 377273 }, // Aquarius
      { kind: 'movie', id: 1220564 }, // O Agente Secreto
      { kind: 'series', id: 900000508 }, // Justiça
      { kind: 'movie', id: 52345 }, // Lisbela e o Prisioneiro
      { kind: 'movie', id: 86320 }, // Cabra Marcado para Morrer
      { kind: 'movie', id: 900000200 }, // Cinema, Aspirinas e Urubus
      { kind: 'movie', id: 446159 }, // Bacurau
    ],
  },
  {
    slug: 'brasil-no-oscar',
    name: 'Brasil no Oscar',
    titleH1: 'Brasil no Oscar: quem foi e quem trouxe',
    descriptionH1:
      'Da escadaria de O Pagador de Promessas, em 1963, às quatro indicações de O Agente Secreto, em 2026: os filmes que fizeram o país dormir tarde.',
    titleH2: 'Mais de sessenta anos de torcida',
    descriptionH2Html:
      '<p><em>O Pagador de Promessas</em> abriu a lista em 1963, indicado a filme estrangeiro. <em>O Quatrilho</em>, <em>O Que É Isso, Companheiro?</em> e <em>Central do Brasil</em> fizeram a mesma viagem em 1996, 1998 e 1999, e em 1999 Fernanda Montenegro concorreu também como atriz.</p>' +
      '<p>A torcida não vive de uma categoria só. <em>Cidade de Deus</em> disputou quatro prêmios em 2004, <em>O Menino e o Mundo</em> concorreu entre as animações e <em>Democracia em Vertigem</em>, entre os documentários. <em>O Beijo da Mulher Aranha</em>, coprodução com os Estados Unidos filmada em São Paulo, deu a William Hurt o Oscar de ator.</p>' +
      '<p>Em 2 de março de 2025, domingo de Carnaval, <strong>Ainda Estou Aqui</strong> ganhou como filme internacional. Nunca um filme inscrito pelo Brasil tinha vencido. No ano seguinte, <em>O Agente Secreto</em> concorreu a quatro prêmios, entre eles o de melhor filme.</p>',
    shortDescription: 'Indicados e premiados, da escadaria de 1963 ao Carnaval de 2025 e além.',
    isChronological: false,
    items: [
      { kind: 'movie', id: 59990 }, // O Pagador de Promessas
      { kind: 'movie', id: 11703 }, // O Beijo da Mulher Aranha
      { kind: 'movie', id: 67617 }, // O Quatrilho
      { kind: 'movie', id: 21253 }, // O Que É Isso, Companheiro?
      { kind: 'movie', id: 666 }, // Central do Brasil
      { kind: 'movie', id: 598 }, // Cidade de Deus
      { kind: 'movie', id: 223706 }, // O Menino e o Mundo
      { kind: 'movie', id: 900000211 }, // Democracia em Vertigem
      { kind: 'movie', id: 1000837 }, // Ainda Estou Aqui
      { kind: 'movie', id: 1220564 }, // O Agente Secreto
    ],
  },
];
