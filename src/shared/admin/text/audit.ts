import { plural } from '../../text/plural.ts';

/** Admin texts for the audit log. */
export const adminAudit = {
  title: 'Auditoria',
  count: (lines: number) => plural(lines, '# registro', '# registros'),
  hint: 'Tudo o que muda a redação ou o site, em ordem. Nada aqui pode ser alterado ou excluído.',
  person: 'Quem',
  action: 'O quê',
  from: 'De',
  until: 'Até',
  anybody: 'Qualquer pessoa',
  anything: 'Qualquer ação',
  filter: 'Filtrar',
  clear: 'Limpar filtros',
  number: 'Nº',
  when: 'Quando',
  who: 'Quem',
  what: 'O quê',
  details: 'Detalhes',
  empty: 'Nenhum registro com esses filtros.',
  check: 'Conferir a cadeia',
  checkHint: 'Cada registro carrega a marca do anterior. A conferência diz se algum foi alterado ou removido.',
  whole: (entries: number) =>
    `A cadeia está inteira: ${plural(entries, '# registro conferido', '# registros conferidos')}.`,
  broken: (problems: string) => `A cadeia não confere: ${problems}`,
  problem: (seq: number, what: string) => `nº ${seq} (${what})`,
  problemKinds: {
    altered: 'alterado',
    'removed before': 'falta o anterior',
    'out of chain': 'fora da cadeia',
  } as Readonly<Record<string, string>>,
  export: 'Exportar CSV',
  exportHint: (most: string) =>
    `Até ${most} registros, com os filtros desta página. A exportação também fica registrada.`,
  fileName: 'auditoria.csv',
} as const;
