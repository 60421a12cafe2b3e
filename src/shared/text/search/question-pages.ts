/** How pages of this site that answer a question are named. */
export const questionPages = {
  rotation: 'Rodízio de streaming: o que assinar em cada mês',
  free: 'Onde assistir grátis',
  agenda: 'Agenda: estreias, episódios e cinema, dia a dia',
  today: 'Hoje: o que ver agora',
  inCinemas: 'Filmes em cartaz nos cinemas',
  comingSoon: 'Próximos lançamentos nos cinemas',
  left: (inPlatform: string) => `Saíram: o que deixou de estar ${inPlatform}`,
  entered: (inPlatform: string) => `Entraram: o que chegou ${inPlatform}`,
  platform: (name: string) => `${name}: planos, preços e catálogo`,
} as const;
