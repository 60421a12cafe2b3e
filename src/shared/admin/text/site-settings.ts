/** Texts shared by the admin screens of the site settings; each screen also has its own. */
export const adminSite = {
  clash: (name: string | undefined, time: string) =>
    `${name ?? 'Outra pessoa'} mudou isto às ${time}. Confira como está agora e salve de novo.`,
  someone: 'alguém',
  movie: 'Filme',
  series: 'Série',
  actions: 'Ações',
  putInDraft: 'Guardar no rascunho',
} as const;
