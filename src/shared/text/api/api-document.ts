import { plural } from '../plural.ts';

const ignored = 'Aceito e sem efeito:';

/** Meaning of each parameter, the same for every function. */
export const apiParameterTexts: Readonly<Record<string, string>> = {
  movieId: 'Número do filme no TMDB.',
  movieSlug: 'O último trecho do endereço do filme, como `cidade-de-deus-2002-598`.',
  seriesId: 'Número da série no TMDB.',
  seriesSlug: 'O último trecho do endereço da série.',
  seasonNumber: 'Número da temporada; 0 são os especiais.',
  'similarOptions.limit': 'Quantos títulos parecidos trazer; sem ele, todos.',
  personId: 'Número da pessoa no TMDB.',
  personSlug: 'O último trecho do endereço da pessoa.',
  timeWindow: 'Tendências do dia (`day`) ou da semana (`week`).',
  mediaType: 'Filmes (`movie`), séries (`tv`) ou tudo (`all`).',
  page: 'Página, a partir de 1.',
  pagina: 'Página, a partir de 1.',
  limit: 'Quantos por página.',
  genero: 'Slug do gênero (`drama`), com ou sem o número (`drama-18`), ou só o número.',
  ano: 'Ano de lançamento; vazio ou `todos` é qualquer um.',
  ordenacao:
    '`mais-populares`, `melhor-avaliados`, `mais-recentes`, `mais-antigos`, `ordem-alfabetica`, `ordem-alfabetica-inversa`, `mais-votados` ou `menos-votados`; também no feminino, ou `popularidade`, `avaliacao-desc`, `data-desc`, `data-asc`, `titulo-asc`, `titulo-desc`, `votos-desc` e `votos-asc`. Em `getFilteredTitles` também `chegada`. Outra palavra vale o padrão.',
  tipo: '`filmes` ou `series`; `movie`, `movies` e `tv` também valem.',
  assunto: '`streaming`, `cinema`, `series`, `brasil`, `guias` ou `precos`. Sem ele, todos.',
  tempo: 'Quantos minutos a pessoa tem: `30`, `60`, `90`, `110` ou `150`. Sem ele, sem pressa.',
  com: 'Com quem: `so`, `dois`, `amigos`, `criancas` (classificação até 10 anos) ou `familia` (até 12).',
  onde: '`qualquer` streaming, `meus` (os de `plataformas`), `gratis` ou `cinema`.',
  clima: '`rir`, `aventura`, `calmo`, `chorar` ou `pensar`. Sem ele, tanto faz.',
  vistos: 'Títulos a deixar de fora, até 150: `f598-s1399`, com f para filme e s para série.',
  providerSlug: 'Slug da plataforma (`netflix`) ou o número dela no TMDB.',
  votosMinimos: 'Só títulos com ao menos tantos votos.',
  evento: 'O que `entraram` ou o que `sairam`.',
  titleId: 'O número do TMDB.',
  titleSlug: 'O último trecho do endereço da página do título.',
  semana: 'Um dia qualquer da semana, como `2026-11-16`. Sem ele, a semana mais nova.',
  plataforma: 'Slug de uma plataforma (`netflix`).',
  plataformas:
    'Slugs de plataformas, separados por vírgula: o que está em qualquer uma delas. Em `getToday`, só com `onde=meus`.',
  t: 'Títulos, até 30: `f598-s1399`, com f para filme e s para série.',
  horas: 'Horas por semana para ver: `3`, `5`, `7`, `10`, `15`, `20` ou `30`.',
  inicio: 'O primeiro mês, como `2026-12`. Sem ele, este mês até o dia 5, depois o próximo.',
  meus: 'Slugs das plataformas já assinadas, separados por vírgula: não custam nada.',
  acesso: 'Como dá para ver, separado por vírgula: `incluso`, `gratis`, `anuncios`, `aluguel`, `compra`, `cinema`.',
  idade: 'Só títulos com classificação até esta idade. Sem classificação fica de fora.',
  duracao: 'Só títulos de até tantos minutos; nas séries, por episódio.',
  de: 'A partir deste ano.',
  ate: 'Até este ano.',
  pais: 'País de produção, em duas letras: `br`.',
  audio: '`dublado`: só títulos com alguma oferta dublada.',
  nota: 'Só títulos com nota a partir desta.',
  avaliacaoMinima: 'Só títulos com nota a partir desta.',
  avaliacaoMaxima: 'Só títulos com nota até esta.',
  regiao: `${ignored} o catálogo é o do Brasil.`,
  region:
    'Só o Brasil (`BR`) é conhecido: filmes em cartaz e próximos lançamentos de outra região vêm vazios; nas outras listas, nada muda.',
  idioma: `${ignored} os textos são em português do Brasil.`,
  language: `${ignored} os textos são em português do Brasil.`,
  includeAdult: `${ignored} títulos adultos não estão no catálogo.`,
  query: 'O que procurar. Só os primeiros 100 caracteres contam.',
  collectionId: 'Número da coleção.',
  slug: 'O último trecho do endereço da coleção.',
  url: 'Endereço da imagem no TMDB ou no nosso site, ou só o caminho dela, que começa com barra.',
  size: 'Largura pedida; a mais próxima que existe é a que vem.',
};

/** Descriptions of the error codes. */
export const apiFailureTexts = {
  'invalid-argument': 'Falta um parâmetro, ou um valor não é aceito. Mandar de novo não adianta.',
  'not-found': 'Não existe o que foi pedido, ou não existe a função.',
  'resource-exhausted': 'Chamadas demais no mesmo segundo. Espere o que diz `Retry-After`.',
  internal: 'Uma falha nossa. O cabeçalho `X-Request-Id` ajuda a achar o que houve.',
  unavailable: 'Não deu para responder agora. Espere o que diz `Retry-After` e tente de novo.',
} as const;

/** `GET /oembed`. */
export const oEmbedDocument = {
  tag: 'Widget',
  summary: 'O widget de um título, para quem cola o link',
  description:
    'No formato de oembed.com, tipo `rich`: `html` é um quadro (`iframe`) com o widget do título. Pode ser lido por páginas de qualquer site.',
  parameters: {
    url: 'Endereço de um filme ou de uma série neste site.',
    maxwidth: 'Largura máxima do quadro, em pixels.',
    maxheight: 'Altura máxima do quadro, em pixels.',
    format: 'Só `json`.',
  },
  unknownFormat: 'Outro formato que não `json`.',
} as const;

export const apiDocument = {
  title: (product: string) => `API do ${product}`,
  description:
    'Os mesmos dados das páginas, em duas formas de chamada: `GET /api/{função}`, que caches podem guardar, e `POST /functions/{função}`, no protocolo de funções chamáveis. Sem chave e sem cadastro. O `GET` pode ser lido por páginas de qualquer site, sem cookies; o `POST`, só pelas nossas. Dados fornecidos pelo TMDB; disponibilidade fornecida por JustWatch.',
  withGet: 'Na forma que caches podem guardar',
  withPost: 'No protocolo de funções chamáveis',
  aliases: (names: string) => `Também aceito como ${names}.`,
  answer: 'A resposta.',
  unchanged: 'O que você já tem ainda vale (`If-None-Match`).',
  tooLarge: 'O corpo passou do tamanho aceito.',
  wrongType: 'O corpo não é `application/json`.',
  cacheControl: (seconds: number) =>
    `Um cache compartilhado pode guardar por ${plural(seconds, '# segundo', '# segundos')}.`,
  noStore: 'Nenhum cache guarda esta forma de chamada.',
  etag: 'Marca da resposta, para `If-None-Match`.',
  surrogateKey: 'Etiquetas para invalidar o cache.',
  documentAge: 'Há quantos segundos os dados foram lidos.',
  retryAfter: 'Segundos a esperar.',
  rateLimit: (calls: number) =>
    `${plural(calls, 'Até # chamada', 'Até # chamadas')} por segundo e por endereço de rede.`,
  failureMessage: 'O que houve, em português, para mostrar a quem usa.',
} as const;
