import { errors } from '../errors.ts';
import { newsWords } from '../news.ts';
import { refusals } from './refusals.ts';

/** The documentation of the functions, as people read it at /api/docs and machines at /api/openapi.json. */

export const apiThemes = {
  home: 'Início',
  titles: 'Filmes e séries',
  rankings: 'Em alta e rankings',
  lists: 'Listas com filtros',
  shelves: 'Gêneros e plataformas',
  people: 'Pessoas',
  search: 'Busca',
  collections: 'Coleções',
  news: 'Notícias',
  pictures: 'Imagens',
} as const;

export interface FunctionText {
  theme: keyof typeof apiThemes;
  summary: string;
  description: string;
  example: Readonly<Record<string, unknown>>;
  /** At least one of these is required. */
  oneOf?: readonly string[];
  /** Error messages of its own. */
  refusals?: Partial<Record<'invalid-argument' | 'not-found' | 'unavailable', readonly string[]>>;
}

const paging = { 'invalid-argument': [refusals.pageInvalid, refusals.limitInvalid] } as const;
const movie = {
  oneOf: ['movieId', 'movieSlug'],
  refusals: {
    'invalid-argument': [refusals.movieIdentifierInvalid, refusals.movieIdInvalid],
    'not-found': [refusals.movieNotFound],
    unavailable: [refusals.movieUnavailable],
  },
} as const;
const series = {
  oneOf: ['seriesId', 'seriesSlug'],
  refusals: {
    'invalid-argument': [refusals.seriesIdentifierInvalid, refusals.seriesIdInvalid],
    'not-found': [refusals.seriesNotFound],
    unavailable: [refusals.seriesUnavailable],
  },
} as const;
const titleList = {
  theme: 'lists',
  refusals: {
    'invalid-argument': [refusals.genreInvalid, refusals.yearInvalid, refusals.pageInvalid, refusals.limitInvalid],
    'not-found': [refusals.genreNotFound],
  },
} as const;
const filterRefusals = {
  'invalid-argument': [
    refusals.filterInvalid,
    refusals.kindInvalid,
    refusals.yearInvalid,
    refusals.genreInvalid,
    refusals.pageInvalid,
  ],
  'not-found': [refusals.genreNotFound],
  unavailable: [refusals.tooBusy],
} as const;
const byGenre = {
  theme: 'shelves',
  refusals: {
    'invalid-argument': [refusals.genreInvalid, refusals.kindInvalid, refusals.yearInvalid, refusals.pageInvalid],
    'not-found': [refusals.genreNotFound],
  },
} as const;
const collection = {
  theme: 'collections',
  refusals: { 'invalid-argument': [refusals.collectionIdInvalid], 'not-found': [errors.collectionNotFound] },
} as const;

export const apiDocs = {
  getHomeAll: {
    theme: 'home',
    summary: 'Tudo o que a página inicial mostra',
    description:
      'Destaques, tendências do dia, gêneros, filmes em cartaz, melhores filmes e séries, plataformas, novidades do streaming e pessoas em alta, em uma só chamada. `sections` traz as seções que a página mostra, na ordem da redação; `collections`, as coleções que ela escolheu. Um destaque pode ter chapéu (`kicker`, vazio quando não há) e chamada (`headline`) da redação. Quando `isFallback` é `true`, os dados vieram direto do TMDB e `notice` diz isso ao visitante.',
    example: {},
  },
  getMovieDetails: {
    theme: 'titles',
    summary: 'Todos os dados de um filme',
    description:
      'Ficha, sinopse, elenco e equipe, onde assistir no Brasil, trailers, imagens, classificação indicativa e filmes parecidos. Peça por `movieId` ou por `movieSlug`; quando o slug não é o do filme, `redirectInfo` diz qual é o endereço certo. `cinema` diz onde ele está no caminho pelos cinemas do Brasil hoje: anunciado (`announced`), com estreia marcada (`opens`), em cartaz (`in-cinemas`), fora de cartaz (`left`) ou nada disso (`none`). `sagas` traz os títulos com que ele forma uma sequência, em ordem: primeiro a coleção da redação (`slug`), depois a saga do TMDB em ordem de lançamento (`slug` nulo), cada uma com a mesma `coverage` das coleções. Um filme que ainda não temos é buscado na hora, uma vez.',
    example: { movieId: 47931, similarOptions: { limit: 2 } },
    ...movie,
  },
  getTVDetails: {
    theme: 'titles',
    summary: 'Todos os dados de uma série',
    description:
      'O mesmo que `getMovieDetails`, para séries: com a lista de temporadas, o último episódio exibido, os canais e as séries parecidas. Peça por `seriesId` ou por `seriesSlug`.',
    example: { seriesId: 456, similarOptions: { limit: 2 } },
    ...series,
  },
  getTVSeasonDetails: {
    theme: 'titles',
    summary: 'Uma temporada e seus episódios',
    description:
      'Os episódios de uma temporada, em ordem. Os especiais são a temporada 0. `air_time` (hora de Brasília), `channel` e `is_special` só existem onde a redação informou. Diga a série por `seriesId` ou por `seriesSlug`.',
    example: { seriesId: 456, seasonNumber: 1 },
    oneOf: series.oneOf,
    refusals: {
      'invalid-argument': [refusals.seriesIdentifierInvalid, refusals.seriesIdInvalid, refusals.seasonNumberInvalid],
      'not-found': [refusals.seasonNotFound, refusals.seriesNotFound],
      unavailable: [refusals.seriesUnavailable],
    },
  },
  getTVChapters: {
    theme: 'titles',
    summary: 'Os capítulos de uma novela',
    description:
      'Cinquenta capítulos por página, do mais novo ao mais antigo, com o último e o próximo a ir ao ar. `number` conta os capítulos de todas as temporadas, sem os especiais. Só para novelas: as outras séries têm `getTVSeasonDetails`. Diga a série por `seriesId` ou por `seriesSlug`.',
    example: { seriesId: 900_000_590, page: 2 },
    oneOf: series.oneOf,
    refusals: {
      'invalid-argument': [refusals.seriesIdentifierInvalid, refusals.seriesIdInvalid, refusals.pageInvalid],
      'not-found': [refusals.chaptersNotFound, refusals.seriesNotFound],
      unavailable: [refusals.seriesUnavailable],
    },
  },
  getMovieImages: {
    theme: 'titles',
    summary: 'As imagens de um filme',
    description: 'Só a galeria: pôsteres e imagens de fundo, com largura e altura. `getMovieDetails` já traz o mesmo.',
    example: { movieId: 598 },
    refusals: {
      'invalid-argument': [refusals.movieIdInvalid],
      'not-found': [refusals.movieNotFound],
      unavailable: [refusals.movieUnavailable],
    },
  },
  getTVImages: {
    theme: 'titles',
    summary: 'As imagens de uma série',
    description: 'Só a galeria: pôsteres e imagens de fundo, com largura e altura. `getTVDetails` já traz o mesmo.',
    example: { seriesId: 456 },
    refusals: {
      'invalid-argument': [refusals.seriesIdInvalid],
      'not-found': [refusals.seriesNotFound],
      unavailable: [refusals.seriesUnavailable],
    },
  },
  getTrending: {
    theme: 'rankings',
    summary: 'Filmes e séries em alta, juntos',
    description:
      'O que mais chamou atenção no dia ou na semana. `results` alterna filmes e séries na ordem das tendências; `movies` e `tvShows` trazem os mesmos títulos separados.',
    example: { timeWindow: 'week', limit: 2 },
    refusals: {
      'invalid-argument': [
        refusals.timeWindowInvalid,
        refusals.kindInvalid,
        refusals.pageInvalid,
        refusals.limitInvalid,
      ],
    },
  },
  getTrendingMovies: {
    theme: 'rankings',
    summary: 'Filmes em alta',
    description: 'As tendências do dia ou da semana, só com filmes.',
    example: { timeWindow: 'week', limit: 2 },
    refusals: { 'invalid-argument': [refusals.timeWindowInvalid, refusals.pageInvalid, refusals.limitInvalid] },
  },
  getTrendingTVSeries: {
    theme: 'rankings',
    summary: 'Séries em alta',
    description: 'As tendências do dia ou da semana, só com séries.',
    example: { limit: 2 },
    refusals: { 'invalid-argument': [refusals.timeWindowInvalid, refusals.pageInvalid, refusals.limitInvalid] },
  },
  getTopMovies: {
    theme: 'rankings',
    summary: 'Melhores filmes',
    description: 'Os filmes mais bem avaliados, na ordem do TMDB.',
    example: { page: 1, limit: 2 },
    refusals: paging,
  },
  getTopTVSeries: {
    theme: 'rankings',
    summary: 'Melhores séries',
    description: 'As séries mais bem avaliadas, na ordem do TMDB.',
    example: { page: 1, limit: 2 },
    refusals: paging,
  },
  getPopularTVSeries: {
    theme: 'rankings',
    summary: 'Séries populares',
    description: 'As séries mais procuradas agora.',
    example: { page: 1, limit: 2 },
    refusals: paging,
  },
  getMoviesNowPlaying: {
    theme: 'rankings',
    summary: 'Filmes em cartaz',
    description:
      'O que está nos cinemas do Brasil, a semana mais nova primeiro (a semana do cinema começa na quinta). `in_cinemas_since` é o dia da estreia; nulo, se não se sabe.',
    example: { limit: 2 },
    refusals: paging,
  },
  getUpcomingMovies: {
    theme: 'rankings',
    summary: 'Próximos lançamentos',
    description:
      'O que ainda vai estrear nos cinemas do Brasil, a próxima semana primeiro. `opens_on` é o dia da estreia, ou só o ano, se falta muito; sem ele, ainda não há dia no Brasil.',
    example: { limit: 2 },
    refusals: paging,
  },
  getTVAiringToday: {
    theme: 'rankings',
    summary: 'Séries no ar hoje',
    description:
      'Séries com episódio inédito hoje, no fuso de São Paulo. `episode` é o episódio, com o canal ou serviço.',
    example: { limit: 2 },
    refusals: paging,
  },
  getTVOnTheAir: {
    theme: 'rankings',
    summary: 'Séries atualmente no ar',
    description: 'Séries com episódio inédito nos próximos sete dias. `episode` é o próximo episódio, ou o último.',
    example: { limit: 2 },
    refusals: paging,
  },
  getMoviesList: {
    summary: 'Lista de filmes',
    description: 'Todos os filmes do catálogo, por gênero, ano e ordem. É a mesma função que `getFilmesList`.',
    example: { genero: 'drama', limit: 2 },
    ...titleList,
  },
  getFilmesList: {
    summary: 'Lista de filmes',
    description:
      'Todos os filmes do catálogo, por gênero, ano e ordem. É o que a página de filmes usa. Uma ordem desconhecida é a padrão.',
    example: { genero: 'drama', ordenacao: 'mais-recentes', pagina: 1, limit: 2 },
    ...titleList,
  },
  getTVList: {
    summary: 'Lista de séries',
    description: 'Todas as séries do catálogo, por gênero, ano e ordem. É a mesma função que `getSeriesList`.',
    example: { genero: 'drama', ordenacao: 'mais-votadas', limit: 2 },
    ...titleList,
  },
  getSeriesList: {
    summary: 'Lista de séries',
    description: 'Todas as séries do catálogo, por gênero, ano e ordem. É o que a página de séries usa.',
    example: { genero: 'drama', limit: 2 },
    ...titleList,
  },
  getGenres: {
    theme: 'shelves',
    summary: 'Todos os gêneros',
    description:
      'Cada gênero que tem títulos no catálogo, com seu slug e os números do TMDB: `movieGenre` para filmes, `tvGenre` para séries, ou `null` onde o gênero não existe.',
    example: {},
  },
  getMediaByGenre: {
    summary: 'Filmes ou séries de um gênero',
    description:
      'Uma página de títulos do gênero e quantos há de cada tipo. Aceita o slug do gênero, com ou sem número, ou só o número.',
    example: { genero: 'drama', tipo: 'series' },
    ...byGenre,
  },
  getMidiaPorGenero: {
    summary: 'Filmes ou séries de um gênero',
    description: 'A mesma função que `getMediaByGenre`, com o nome mais antigo.',
    example: { genero: 'drama', tipo: 'filmes', ordenacao: 'melhor-avaliados' },
    ...byGenre,
  },
  getStreaming: {
    theme: 'shelves',
    summary: 'Todas as plataformas',
    description: 'As plataformas de streaming do Brasil que mostramos, com texto, logotipo e slug.',
    example: {},
  },
  getFreeServices: {
    theme: 'shelves',
    summary: 'Serviços grátis',
    description:
      'Os serviços que não cobram nada, públicos ou com anúncios, com o que cada um pede (`facts`): conferido pela redação, com fonte e data. Sem conferência recente, `facts` é nulo.',
    example: {},
  },
  getMediaByStreaming: {
    theme: 'shelves',
    summary: 'O que há em uma plataforma',
    description:
      'Filmes, séries ou os dois (`both`) que uma assinatura inclui no Brasil, com filtros de gênero, ano, votos e nota.',
    example: { providerSlug: 'netflix', tipo: 'both', avaliacaoMinima: 5 },
    refusals: {
      'invalid-argument': [
        refusals.platformInvalid,
        refusals.kindInvalid,
        refusals.genreInvalid,
        refusals.yearInvalid,
        refusals.ratingInvalid,
        refusals.pageInvalid,
      ],
      'not-found': [errors.platformNotFound, refusals.genreNotFound],
    },
  },
  getFilteredTitles: {
    theme: 'lists',
    summary: 'Filmes ou séries com qualquer combinação de filtros',
    description:
      'O que dá para ver no Brasil, em streaming, grátis, para alugar, para comprar ou no cinema. `plataformas` e `acesso` aceitam vários valores, separados por vírgula, e falam da mesma oferta. `idade`, `duracao` e `nota` são degraus: até tantos anos, até tantos minutos, a partir de tal nota.',
    example: { plataformas: 'netflix,globoplay', idade: '10', duracao: '110', genero: 'comedia' },
    refusals: filterRefusals,
  },
  getFilterCounts: {
    theme: 'lists',
    summary: 'Quantos títulos sobram em cada opção dos filtros',
    description:
      'A mesma pergunta de `getFilteredTitles`, sem página. Cada opção é contada com todos os outros filtros; `counts` vai do nome do filtro ao valor.',
    example: { acesso: 'incluso', idade: '12', genero: 'drama' },
    refusals: filterRefusals,
  },
  getStreamingNews: {
    theme: 'shelves',
    summary: 'Novidades do streaming',
    description:
      'O que chegou às plataformas, do mais novo ao mais antigo. `source` diz de onde sabemos: `availability-diff` é o que vimos chegar; `release-date` é a data de lançamento, usada enquanto ainda não observamos o bastante.',
    example: { limit: 2 },
    refusals: paging,
  },
  getPlatformHistory: {
    theme: 'shelves',
    summary: 'O que entrou e o que saiu de uma plataforma',
    description:
      'O que a gente viu entrar (`entraram`) ou sair (`sairam`), por dia, com onde cada título está agora. Uma saída só conta depois de 14 dias fora: sem `semana`, são os sete dias mais novos de que se sabe. `stayed_days` vem só quando a gente viu a entrada e a saída; senão, `since_before` diz desde quando, no mínimo.',
    example: { providerSlug: 'netflix', evento: 'sairam' },
    refusals: {
      'invalid-argument': [refusals.platformInvalid, refusals.moveInvalid, refusals.weekInvalid, refusals.pageInvalid],
      'not-found': [refusals.historyWeekNotFound, errors.platformNotFound],
    },
  },
  getTitleChanges: {
    theme: 'titles',
    summary: 'Por que a página de um título mudou',
    description:
      'Entradas e saídas do streaming que a gente observou e edições publicadas, da mais nova à mais antiga. De uma edição, só o que mudou, nunca quem. Diga o título por `titleId` ou por `titleSlug`.',
    example: { titleId: 598 },
    oneOf: ['titleId', 'titleSlug'],
    refusals: {
      'invalid-argument': [refusals.titleIdentifierInvalid, refusals.kindInvalid],
      'not-found': [refusals.movieNotFound, refusals.seriesNotFound],
      unavailable: [refusals.movieUnavailable, refusals.seriesUnavailable],
    },
  },
  getDubbing: {
    theme: 'titles',
    summary: 'As vozes da dublagem brasileira de um título',
    description:
      'Quem dá voz a cada personagem no Brasil, na ordem em que a redação escreveu, com a fonte. `original` é quem o interpreta no original; `original`, `studio` e `director` vêm nulos quando não se sabe. Pessoas com `id` a partir de 2000000000 são nossas, sem ficha no TMDB. Diga o título por `titleId` ou por `titleSlug`.',
    example: { tipo: 'series', titleId: 900_000_590 },
    oneOf: ['titleId', 'titleSlug'],
    refusals: {
      'invalid-argument': [refusals.titleIdentifierInvalid, refusals.kindInvalid],
      'not-found': [refusals.movieNotFound, refusals.seriesNotFound],
      unavailable: [refusals.movieUnavailable, refusals.seriesUnavailable],
    },
  },
  getToday: {
    theme: 'shelves',
    summary: 'O que ver hoje',
    description:
      'Até três filmes ou séries que cabem no tempo, na companhia, no lugar e no clima, com onde assistir e uma frase que diz por quê. Quando nada cabe, `without` diz de que pedidos abrir mão. A página Sobre explica a ordem.',
    example: { tempo: 110, com: 'familia' },
    refusals: { 'invalid-argument': [refusals.wishInvalid] },
  },
  getAgenda: {
    theme: 'shelves',
    summary: 'A agenda da semana',
    description:
      'O que estreia no cinema, chega ao streaming e vai ao ar, de segunda a domingo. `semana` é um dia qualquer da semana; `plataforma` filtra o streaming e os episódios. Uma chegada (`arrival`) é o que a gente viu; `digital` é a data do lançamento digital no Brasil, sem plataforma conhecida.',
    example: { plataforma: 'globoplay' },
    refusals: {
      'invalid-argument': [refusals.weekInvalid, refusals.platformInvalid],
      'not-found': [refusals.weekNotFound, errors.platformNotFound],
    },
  },
  getRotation: {
    theme: 'shelves',
    summary: 'O rodízio de assinaturas mais barato',
    description:
      'Que serviço assinar em cada mês, um por vez, para ver os títulos de `t` pagando menos e, por igual preço, em menos meses. Conta o plano mensal mais barato de cada serviço, conferido pela redação; sem preço conferido, o título fica à parte (`apart`). `is_exact` diz se é a ordem mais barata que existe.',
    example: { t: 'f598' },
    refusals: { 'invalid-argument': [refusals.rotationTitlesInvalid, refusals.rotationInvalid] },
  },
  getPopularPeople: {
    theme: 'people',
    summary: 'Pessoas populares',
    description: 'Atores, atrizes, diretores e diretoras mais procurados.',
    example: { limit: 3 },
    refusals: paging,
  },
  getPersonDetails: {
    theme: 'people',
    summary: 'Todos os dados de uma pessoa',
    description:
      'Biografia, retratos, redes e todos os trabalhos em filmes e séries. Peça por `personId` ou por `personSlug`. `biography` é HTML seguro. `coverage` diz quantos dos filmes que temos cada plataforma tem e o menor conjunto de assinaturas (`smallest`, posições em `platforms`). Pelo número de uma pessoa que a redação uniu a outra vem a outra, com o `id` dela.',
    example: { personId: 8602 },
    oneOf: ['personId', 'personSlug'],
    refusals: {
      'invalid-argument': [errors.personSlugMissing, refusals.personIdInvalid],
      'not-found': [errors.personNotFound],
      unavailable: [refusals.personUnavailable],
    },
  },
  searchMulti: {
    theme: 'search',
    summary: 'Busca em tudo',
    description:
      'Filmes, séries e pessoas que correspondem ao texto, em grupos. `totals` conta cada grupo; `pagination` acompanha o maior deles. `groups` traz listas, plataformas, personagens, coleções e gêneros que o texto pede (uma saga sem coleção vem com `slug` nulo e `path` na página do primeiro filme); `order` diz em que ordem mostrar os grupos.',
    example: { query: 'cidade de deus' },
    refusals: { 'invalid-argument': [refusals.queryMissing, refusals.pageInvalid] },
  },
  searchAutocomplete: {
    theme: 'search',
    summary: 'Sugestões enquanto se digita',
    description:
      'Até cinco filmes, cinco séries e três pessoas; em `others`, até duas listas, plataformas, personagens, coleções e gêneros. Feita para ser chamada a cada pausa de quem digita.',
    example: { query: 'cida' },
    refusals: { 'invalid-argument': [refusals.autocompleteQueryMissing] },
  },
  getCustomCollections: {
    theme: 'collections',
    summary: 'As coleções da redação',
    description: 'As coleções publicadas, na ordem da redação, com quantos filmes e séries tem cada uma.',
    example: { limit: 2 },
    refusals: paging,
  },
  getCustomCollectionById: {
    summary: 'Uma coleção, sem os títulos',
    description: 'O que a redação escreveu sobre a coleção e quantos títulos há nela.',
    example: { collectionId: 1 },
    ...collection,
  },
  getCustomCollectionWithDetails: {
    summary: 'Uma coleção e seus títulos',
    description:
      'Os textos da redação e os títulos, na ordem dela. `coverage` diz quais títulos cada plataforma tem e o menor conjunto de assinaturas (`smallest`) para ver todos os que dependem de uma; os títulos são posições em `mediaItems`, a partir de 0.',
    example: { collectionId: 1 },
    ...collection,
  },
  getCustomCollectionWithDetailsBySlug: {
    theme: 'collections',
    summary: 'Uma coleção, pelo endereço',
    description: 'O mesmo que `getCustomCollectionWithDetails`, pelo slug que está no endereço da página.',
    example: { slug: 'cinema-novo-e-depois' },
    refusals: { 'invalid-argument': [refusals.collectionSlugMissing], 'not-found': [errors.collectionNotFound] },
  },
  getNews: {
    theme: 'news',
    summary: 'As notícias da redação',
    description: 'As publicadas, da mais nova para a mais antiga; com `assunto`, só as dele.',
    example: { limit: 2 },
    refusals: { 'invalid-argument': [refusals.topicInvalid, refusals.pageInvalid, refusals.limitInvalid] },
  },
  getNewsBySlug: {
    theme: 'news',
    summary: 'Uma notícia, pelo endereço',
    description:
      'O texto (`body`, em HTML), os títulos e as pessoas de que fala, na ordem da redação, e as mais novas (`next`). `byline` é `null` quando a redação assina; `correction` diz o que foi corrigido e quando.',
    example: { slug: 'cinema-novo-por-onde-comecar' },
    refusals: { 'invalid-argument': [refusals.newsSlugMissing], 'not-found': [newsWords.notFound] },
  },
  'image-proxy': {
    theme: 'pictures',
    summary: 'O endereço de uma imagem no nosso site',
    description:
      'Troca o endereço de uma imagem do TMDB, ou o caminho que vem nos campos `poster_path` e semelhantes, pelo endereço dela aqui, no tamanho pedido. Nada é baixado nesta chamada.',
    example: { url: '/abc123.jpg', size: 'w342' },
    refusals: { 'invalid-argument': [refusals.imageUrlInvalid, refusals.imageSizeInvalid] },
  },
} as const satisfies Record<string, FunctionText>;
