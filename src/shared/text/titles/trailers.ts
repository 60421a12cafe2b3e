/** Texts of the trailers and their player. */
export const trailerWords = {
  title: 'Trailers e vídeos',
  anchor: 'Trailers',
  showMore: (count: number) => `Ver Mais (${count})`,
  showLess: 'Ver Menos',
  play: (name: string) => `Assistir: ${name}`,
  inLanguage: (language: string) => `em ${language}`,
  onYouTube: 'Assistir no YouTube',
  player: (name: string) => `Vídeo: ${name}`,
  notice: 'O vídeo é exibido pelo YouTube, no modo sem cookies.',
  types: {
    Trailer: 'Trailer',
    Teaser: 'Teaser',
    Clip: 'Cena',
    Featurette: 'Bastidores',
  } as Readonly<Record<string, string>>,
} as const;
