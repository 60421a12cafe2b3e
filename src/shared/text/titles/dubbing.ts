/** The Brazilian dubbing cast on a title's page. */
export const dubbingWords = {
  title: 'Vozes no Brasil',
  anchor: 'Vozes',
  subtitle: 'Dublagem brasileira',
  original: (actor: string) => `no original, ${actor}`,
  all: (count: number) => `Ver as ${count} vozes`,
  studio: (names: string) => `Estúdio: ${names}.`,
  director: (names: string) => `Direção de dublagem: ${names}.`,
  source: 'Fonte:',
  demonstration: 'Vozes inventadas para a demonstração.',
  missing: 'Falta alguém?',
  report: 'Conte para a gente',
} as const;
