import { plural } from '../../text/plural.ts';

/** Importing titles by id or URL. */
export const adminImport = {
  title: 'Importar por ID',
  what: 'O que importar',
  pasted: 'IDs ou endereços, um por linha',
  pastedHint: 'Valem números do TMDB e endereços do TMDB, do IMDb ou deste site.',
  bareNumbers: 'Números sem endereço são de',
  kinds: { movie: 'Filmes', series: 'Séries', person: 'Pessoas' },
  one: { movie: 'Filme', series: 'Série', person: 'Pessoa' },
  check: 'Conferir',
  start: (count: number) => plural(count, 'Importar # item', 'Importar # itens'),
  preview: 'Prévia da importação',
  nothingNew: 'Nada a importar: tudo isso já está aqui ou não foi encontrado.',
  columnLine: 'Linha',
  columnPasted: 'Colado',
  columnTitle: 'Título',
  columnKind: 'Tipo',
  columnVerdict: 'Resultado',
  columnState: 'Situação',
  verdicts: {
    found: 'Encontrado',
    unsure: 'Sem resposta do TMDB: a fila tenta de novo',
    held: 'Duplicado: já está no catálogo',
    repeated: 'Duplicado na lista',
    error: 'Erro',
  },
  problems: {
    unreadable: 'não é um ID nem um endereço',
    'other-site': 'endereço de outro site',
    'other-page': 'este endereço não é de um título',
    'no-such-number': 'número impossível',
    'not-at-tmdb': 'não existe no TMDB',
    'unknown-address': 'endereço desconhecido',
  },
  queued: 'Na fila. O sincronizador busca em instantes.',
  refresh: 'Atualizar',
  states: {
    stored: 'No catálogo',
    waiting: 'Na fila',
    fetching: 'Buscando',
    failing: 'Falhou, tenta de novo',
    broken: 'Não pôde ser lido',
    absent: 'Não existe no TMDB',
  },
  asked: (name: string, moment: string) => `Pedido de ${name}, ${moment}`,
  recent: 'Importações recentes',
  titles: (count: number) => plural(count, '# item', '# itens'),
  another: 'Importar outros',
  nothing: 'Cole ao menos um ID ou endereço.',
  tooMany: (most: number) => `Até ${most} de uma vez.`,
  notFound: 'Importação não encontrada.',

  ratings: 'Classificações por CSV',
  ratingsPasted: 'Linhas do CSV, com o cabeçalho',
  ratingsHint:
    'Colunas: id; classificacao; motivos; quem_classificou (oficial ou autoclassificação); fonte. Vale o CSV exportado das listas. Célula vazia não muda nada.',
  ratingsOf: 'Os números são de',
  ratingsCheck: 'Ver a prévia',
  ratingColumns: { reasons: 'motivos', origin: 'quem_classificou', source: 'fonte' },
  ratingOrigins: { official: 'oficial', 'self-rated': 'autoclassificação' },
  ratingFaults: (faults: readonly { line: number; column: string }[]) =>
    `Nada foi preparado. ${faults
      .slice(0, 10)
      .map(({ line, column }) => `Linha ${line}: confira "${column}".`)
      .join(' ')}`,
  ratingNothing: 'O CSV não tem classificações.',
} as const;
