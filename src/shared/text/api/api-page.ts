import { plural } from '../plural.ts';

const WIDGET_TITLE = 'Onde assistir a Cidade de Deus no Brasil';

/** Texts of the page /api/docs; those of each function are in `api-docs.ts`. */
export const apiPage = {
  title: (product: string) => `API do ${product}`,
  metaDescription:
    'Como pedir filmes, séries, pessoas, plataformas e coleções à API: funções, parâmetros, exemplos, erros e limites.',
  lead: 'Tudo o que as páginas mostram, em JSON, sem chave e sem cadastro. São os mesmos dados, da mesma fonte, na mesma hora.',
  index: 'Nesta página',
  functionName: 'função',
  start: 'Como chamar',
  twoWays: 'Há duas formas de chamar cada função. As duas dão a mesma resposta.',
  withGet: 'Com GET',
  withGetText:
    'Os parâmetros vão no endereço, e os de dentro de um grupo levam um ponto: `similarOptions.limit=2`. A resposta é o documento, com `ETag` e tempo de cache. Escreva os parâmetros na ordem desta página e deixe de fora os que são iguais ao padrão: chamadas iguais aproveitam a mesma cópia no cache.',
  withPost: 'Com POST',
  withPostText: (kilobytes: number) =>
    `Os parâmetros vão em \`data\`, como nas funções chamáveis, e a resposta vem em \`result\`. Nenhum cache guarda esta forma de chamada. O corpo é \`application/json\` e tem no máximo ${kilobytes} KB.`,
  machineText: 'Para gerar um cliente, use a descrição OpenAPI 3.1:',
  failures: 'Erros',
  failuresText:
    'Um erro vem sempre com o código HTTP e o corpo `{"error":{"status","message"}}`. A mensagem está em português e pode ser mostrada a quem usa.',
  limits: 'Limites e cache',
  limitsText:
    'Os limites valem por endereço de rede. Acima deles a resposta é 429 com `Retry-After`: espere o que ela diz e siga.',
  limit: 'Limite',
  perSecond: (calls: number) => `${calls} por segundo`,
  autocompleteCalls: 'searchAutocomplete',
  searchCalls: 'searchMulti',
  otherCalls: 'Todas as outras, somadas',
  calls: 'Chamadas',
  cacheText:
    '`GET /api` diz em `Cache-Control` por quanto tempo um cache compartilhado pode guardar a resposta, e em `Surrogate-Key` as etiquetas para invalidar o cache. `X-Document-Age` é a idade dos dados, em segundos.',
  widget: 'Widget e oEmbed',
  widgetText:
    'Qualquer site pode mostrar onde um título está no Brasil. O widget é uma página só, sem script, sem cookie e sem fonte externa, e traz os créditos do TMDB e do JustWatch, que precisam continuar visíveis.',
  widgetFrame: 'Num quadro da sua página:',
  widgetTitle: WIDGET_TITLE,
  widgetMarkup: (src: string, width: number, height: number) =>
    `<iframe src="${src}" title="${WIDGET_TITLE}" width="${width}" height="${height}" loading="lazy"></iframe>`,
  oEmbedCall: (address: string) => `GET ${address}`,
  oEmbedText:
    'Quem aceita links colados acha o widget sozinho, pelo endereço que cada página de título traz. A resposta é JSON, no formato de oembed.com; `maxwidth` e `maxheight`, em pixels, são opcionais. Outro formato é recusado com 501, e um endereço que não é de filme nem de série, com 404.',
  parameters: 'Parâmetros',
  noParameters: 'Nenhum parâmetro.',
  parameter: 'Nome',
  kind: 'Tipo',
  fallback: 'Padrão',
  meaning: 'O que é',
  required: 'obrigatório',
  oneOf: (names: string) => `Informe ao menos um: ${names}.`,
  or: ' ou ',
  none: '—',
  kinds: { integer: 'inteiro', number: 'número', string: 'texto', boolean: 'booleano (true/false)', any: 'qualquer' },
  between: (least: number, most: number) => `de ${least} a ${most}`,
  from: (least: number) => `a partir de ${least}`,
  characters: (most: number) => `até ${most} caracteres`,
  aliases: (names: string) => `Também: ${names}.`,
  example: 'Exemplo',
  answer: 'Resposta do exemplo, encurtada',
  answerOf: (name: string) => `Resposta de ${name}`,
  status: 'Código',
  word: 'status',
  message: 'Mensagem',
  when: 'Quando',
  cachedFor: (minutes: number) => plural(minutes, 'Cache de # minuto', 'Cache de # minutos'),
  upTo: (calls: number) => plural(calls, 'Até # chamada por segundo', 'Até # chamadas por segundo'),
} as const;
