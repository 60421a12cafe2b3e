/** The first of a month is an ordinal. */
const dayOf = (day: number) => (day === 1 ? '1º' : String(day));

/** Portuguese for coded facts: age ratings, months, missing values. */
export const facts = {
  dayOfMonth: dayOf,
  dateUnavailable: 'Data não disponível',
  moneyUnavailable: 'Não disponível',
  runtimeUnavailable: 'Duração não disponível',
  ratingUnavailable: 'N/A',
  longDate: (day: number, month: string, year: string) => `${dayOf(day)} de ${month} de ${year}`,
  shortDate: (day: number, month: string) => `${dayOf(day)} de ${month}`,
  shortMonths: ['jan.', 'fev.', 'mar.', 'abr.', 'mai.', 'jun.', 'jul.', 'ago.', 'set.', 'out.', 'nov.', 'dez.'],
  months: [
    'janeiro',
    'fevereiro',
    'março',
    'abril',
    'maio',
    'junho',
    'julho',
    'agosto',
    'setembro',
    'outubro',
    'novembro',
    'dezembro',
  ],
  /** From Sunday on, as people say them. */
  weekdays: ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'],
  specials: 'Especiais',
  season: (number: number) => `Temporada ${number}`,
  episode: (number: number) => `Episódio ${number}`,
  episodeCode: (season: number, episode: number) => `T${season}E${episode}`,
  chapter: (number: number) => `Capítulo ${number}`,
  chapterCode: (number: number) => `cap. ${number}`,
  certificationMeaning: {
    L: 'Livre para todos os públicos',
    '6': 'Não recomendado para menores de 6 anos',
    '10': 'Não recomendado para menores de 10 anos',
    '12': 'Não recomendado para menores de 12 anos',
    '14': 'Não recomendado para menores de 14 anos',
    '16': 'Não recomendado para menores de 16 anos',
    '18': 'Não recomendado para menores de 18 anos',
  },
} as const;
