import type { DemoStory } from './types.ts';

/** From the oldest to the newest. Facts that can be looked up, and no prices. */
export const demoNews: readonly DemoStory[] = [
  {
    slug: 'incluso-gratis-ou-aluguel',
    title: 'Incluso, grátis ou aluguel: o que diz cada palavra',
    topic: 'streaming',
    lead: 'Um filme pode estar em três serviços de três jeitos. Veja como ler os avisos do site antes de abrir a carteira.',
    bodyHtml:
      '<p>Na página de cada título, os serviços vêm em grupos. <strong>Incluso na assinatura</strong> quer dizer que quem já paga o serviço não paga mais nada. <strong>Grátis</strong> não pede assinatura. <strong>Aluguel</strong> e <strong>compra</strong> são pagos por título.</p>' +
      '<h3>Quando o dia importa</h3>' +
      '<p>Catálogo muda sem aviso. Por isso cada oferta traz o dia em que foi conferida, e um preço velho demais some da página até alguém olhar de novo.</p>',
    named: [],
  },
  {
    slug: 'star-wars-em-que-ordem',
    title: 'Star Wars: a ordem de estreia ou a da história?',
    topic: 'guias',
    lead: 'Os seis primeiros filmes saíram fora da ordem do que contam. As duas maneiras de ver funcionam, por motivos diferentes.',
    bodyHtml:
      '<p>O primeiro <em>Star Wars</em> estreou em 1977 e anos depois ganhou o número IV. <em>O Império Contra-Ataca</em> veio em 1980 e <em>O Retorno de Jedi</em>, em 1983. Os episódios I, II e III são de 1999, 2002 e 2005, e contam o que aconteceu antes.</p>' +
      '<h3>Pela estreia</h3>' +
      '<p>É como o público de cinema conheceu a saga, e a grande revelação do episódio V continua no lugar.</p>' +
      '<h3>Pela história</h3>' +
      '<p>A saga vira a queda de uma pessoa, do começo ao fim. Perde a surpresa, ganha a tragédia.</p>',
    cover: { kind: 'movie', id: 11 },
    caption: 'O filme de 1977, hoje o episódio IV.',
    named: [
      { kind: 'movie', id: 11 },
      { kind: 'movie', id: 1891 },
      { kind: 'movie', id: 1892 },
      { kind: 'movie', id: 1893 },
      { kind: 'movie', id: 1894 },
      { kind: 'movie', id: 1895 },
    ],
  },
  {
    slug: 'auto-da-compadecida-minisserie',
    title: '“O Auto da Compadecida” foi minissérie antes de ser filme',
    topic: 'brasil',
    lead: 'João Grilo e Chicó chegaram primeiro à televisão, em quatro capítulos. O cinema veio um ano depois, com o mesmo elenco.',
    bodyHtml:
      '<p>A peça de Ariano Suassuna é de 1955. Guel Arraes a levou à TV Globo em janeiro de 1999, como minissérie de quatro capítulos, e em 2000 remontou o material para o cinema.</p>' +
      '<p>O filme é mais curto e mais corrido, o que combina com dois sujeitos que vivem de escapar por pouco.</p>',
    cover: { kind: 'movie', id: 40096 },
    caption: 'João Grilo e Chicó, da televisão para o cinema.',
    named: [{ kind: 'movie', id: 40096 }],
  },
  {
    slug: 'tres-por-cento-primeira-serie-brasileira-da-netflix',
    title: '“3%” foi a primeira série brasileira da Netflix',
    topic: 'series',
    lead: 'Antes dela, a plataforma não tinha produzido uma série no país. A ideia começou num piloto publicado no YouTube.',
    bodyHtml:
      '<p>Pedro Aguilera criou <em>3%</em> ainda estudante, e um piloto foi parar no YouTube em 2011. A série estreou na Netflix em novembro de 2016 e teve quatro temporadas, a última em 2020.</p>' +
      '<p>No futuro que ela inventa, todo mundo faz, aos 20 anos, a prova que decide quem sai da miséria. Passam três em cada cem.</p>',
    cover: { kind: 'series', id: 900000501 },
    caption: 'O Processo, do qual saem três em cada cem.',
    named: [{ kind: 'series', id: 900000501 }],
  },
  {
    slug: 'cidade-de-deus-quatro-indicacoes',
    title: 'As quatro indicações de “Cidade de Deus” ao Oscar',
    topic: 'cinema',
    lead: 'Em 2004 o filme concorreu em direção, roteiro adaptado, fotografia e montagem. Não levou nenhuma, e ficou.',
    bodyHtml:
      '<p>O romance de Paulo Lins é de 1997 e o filme, de 2002. O Brasil o escolheu para disputar o Oscar de filme estrangeiro, e ele não foi indicado. No ano seguinte, já lançado nos Estados Unidos, voltou por outra porta.</p>' +
      '<ul><li>Direção: Fernando Meirelles</li><li>Roteiro adaptado: Bráulio Mantovani</li><li>Fotografia: César Charlone</li><li>Montagem: Daniel Rezende</li></ul>' +
      '<p>Naquela noite quase tudo foi para <em>O Senhor dos Anéis: O Retorno do Rei</em>.</p>',
    cover: { kind: 'movie', id: 598 },
    caption: 'O filme de 2002, que o Oscar viu dois anos depois.',
    named: [
      { kind: 'movie', id: 598 },
      { kind: 'movie', id: 122 },
    ],
  },
  {
    slug: 'ainda-estou-aqui-primeiro-oscar',
    title: '“Ainda Estou Aqui” e o primeiro Oscar do Brasil',
    topic: 'cinema',
    lead: 'Em 2 de março de 2025 o filme de Walter Salles ganhou como melhor filme internacional. Vinte e seis anos antes, ele tinha batido na trave.',
    bodyHtml:
      '<p>Foi a primeira estatueta de um filme brasileiro na categoria. <em>Ainda Estou Aqui</em> concorria também a melhor filme, e Fernanda Torres, a melhor atriz.</p>' +
      '<p>Em 1999, <em>Central do Brasil</em>, do mesmo diretor, tinha sido indicado a melhor filme em língua estrangeira, e Fernanda Montenegro, mãe de Fernanda Torres, a melhor atriz.</p>',
    cover: { kind: 'movie', id: 1000837 },
    caption: 'A família Paiva, no Rio de 1971.',
    named: [
      { kind: 'movie', id: 1000837 },
      { kind: 'movie', id: 666 },
    ],
    people: ['Walter Salles', 'Fernanda Torres', 'Fernanda Montenegro'],
  },
  {
    slug: 'cinema-novo-por-onde-comecar',
    title: 'Cinema Novo: quatro filmes para começar',
    topic: 'guias',
    lead: 'Sertão, fome, política e farra: uma porta de entrada em quatro noites, da mais direta à mais desvairada.',
    bodyHtml:
      '<p>No começo dos anos 1960, um grupo de jovens saiu do estúdio e foi filmar o Brasil que não aparecia na tela. Deram a isso o nome de Cinema Novo.</p>' +
      '<blockquote><p>“Uma câmera na mão e uma ideia na cabeça.”</p><p>Lema do Cinema Novo, atribuído a Glauber Rocha</p></blockquote>' +
      '<h3>Por onde começar</h3>' +
      '<p>Comece por <em>Vidas Secas</em>, de 1963. Nelson Pereira dos Santos filma o romance de Graciliano Ramos sem suavizar nada, e o silêncio faz o resto. Depois, <em>Deus e o Diabo na Terra do Sol</em>, de 1964, em que cangaço, messianismo e cordel não se separam mais.</p>' +
      '<h3>Se sobrar uma noite</h3>' +
      '<p><em>Terra em Transe</em>, de 1967, inventa um país, Eldorado, e pede atenção. <em>Macunaíma</em>, de 1969, tirado do livro de Mário de Andrade, ri de tudo, inclusive de quem assiste.</p>',
    cover: { kind: 'movie', id: 67612 },
    caption: '“Deus e o Diabo na Terra do Sol”, de 1964.',
    sources: 'Fichas dos filmes e catálogo deste site.',
    named: [
      { kind: 'movie', id: 836 },
      { kind: 'movie', id: 67612 },
      { kind: 'movie', id: 67062 },
      { kind: 'movie', id: 68173 },
    ],
    people: ['Glauber Rocha', 'Nelson Pereira dos Santos'],
  },
];
