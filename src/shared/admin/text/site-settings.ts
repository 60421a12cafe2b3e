/** Texts shared by the admin screens of the site settings; each screen also has its own. */
export const adminSite = {
  clash: (name: string | undefined, time: string) =>
    `${name ?? 'Outra pessoa'} mudou isto às ${time}. Confira como está agora e salve de novo.`,
  revisionNotFound: 'Esta versão não existe.',
  history: 'Histórico',
  historyEmpty: 'Ainda não há versões guardadas.',
  revision: (number: number) => `Versão ${number}`,
  revisionStates: { draft: 'rascunho', published: 'no ar' },
  restore: 'Restaurar',
  restoreOf: (number: number) => `Restaurar a versão ${number}`,
  restored: 'Versão restaurada.',
  saved: 'Salvo. O site mostra a mudança em segundos.',
  someone: 'alguém',
  movie: 'Filme',
  series: 'Série',
  actions: 'Ações',
} as const;
