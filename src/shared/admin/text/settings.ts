/** Admin texts for the settings. */
export const adminSettings = {
  title: 'Ambiente',
  hint: 'O que está configurado nesta instalação. Nada se muda por aqui: cada valor vem do ambiente do servidor e vale até o servidor reiniciar; as versões são as dos programas em uso. Segredos nunca são mostrados.',
  name: 'Nome',
  value: 'Valor',
  tableOf: (group: string) => `Valores: ${group}`,
  missing: (names: readonly string[]) =>
    `A política de privacidade precisa destes valores, que esta instalação não definiu: ${names.join(', ')}.`,
  secret: 'definido (segredo)',
  unset: 'não definido',
  elsewhere: 'só outros processos o recebem',
  groups: {
    versions: 'Versões',
    site: 'Site',
    database: 'Banco de dados',
    tmdb: 'TMDB',
    images: 'Imagens',
    admin: 'Redação e segurança',
    measurement: 'Medição',
  },
  editable: 'O que se muda na redação',
  editableHint: 'Estes ajustes valem na hora e ficam no histórico.',
} as const;
