/** Age ratings: reasons, origin and source. */
export const ageRating = {
  /** Of the Ministry of Justice, as in a sentence. */
  reasons: {
    violence: 'violência',
    'extreme-violence': 'violência extrema',
    'sexual-content': 'conteúdo sexual',
    'explicit-sex': 'sexo explícito',
    nudity: 'nudez',
    drugs: 'drogas',
    'legal-drugs': 'drogas lícitas',
    'illegal-drugs': 'drogas ilícitas',
    'improper-language': 'linguagem imprópria',
    'sensitive-themes': 'temas sensíveis',
    'criminal-acts': 'atos criminosos',
    fear: 'medo',
    'impactful-content': 'conteúdo impactante',
    'medical-procedures': 'procedimentos médicos',
  },
  origins: { official: 'Classificação oficial', 'self-rated': 'Autoclassificação' },
  /** "Tem violência, drogas e medo." */
  has: (reasons: readonly string[]) =>
    `Tem ${[reasons.slice(0, -1).join(', '), reasons.at(-1)].filter(Boolean).join(' e ')}.`,
  unknown: 'Classificação não informada',
  source: (name: string) => `Fonte: ${name}`,
  tmdb: 'TMDB',
  editor: 'redação',
} as const;
