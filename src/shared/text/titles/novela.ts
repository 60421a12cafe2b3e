import { plural } from '../plural.ts';

/** Texts of the pages of novelas: series that are shown by chapters. */
export const novela = {
  badge: 'Novela',
  heading: ': capítulos',
  intro: 'Entre pelo último, siga pelo próximo ou pule para o número em que você parou.',
  chapter: 'Capítulo',
  anchor: (chapter: number) => `cap-${chapter}`,
  jump: 'Pular para o capítulo',
  go: 'Ir',
  addToCalendar: 'Pôr no calendário',
  noChapters: 'Nenhum capítulo nesta página.',
  all: 'Ver todos os capítulos',
  seeSeries: (name: string) => `Tudo sobre ${name}`,
} as const;

/** Texts that the server composes, so that no script carries them. */
export const novelaFacts = {
  chapterCount: (chapters: number) => plural(chapters, '# capítulo', '# capítulos'),
  range: (first: number, last: number) => `de ${first} a ${last}`,
  outOfRange: (first: number, last: number) => `Vai do ${first} ao ${last}.`,

  last: (chapter: number) => `Último · cap. ${chapter}`,
  next: (chapter: number) => `Próximo · cap. ${chapter}`,
  lastChapter: 'Último capítulo',
  nextChapter: 'Próximo capítulo',
  relativeDays: { '-1': 'Ontem', '0': 'Hoje', '1': 'Amanhã' } as Readonly<Record<string, string>>,
  onDay: (weekday: string, day: string) => `${weekday}, ${day}`,
  calendarOf: (name: string) => `Pôr no calendário os capítulos de ${name}`,

  weekdays: ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'],
  onWeekdays: ['às segundas', 'às terças', 'às quartas', 'às quintas', 'às sextas', 'aos sábados', 'aos domingos'],
  everyDay: 'Todos os dias',
  fromTo: (first: string, last: string) => `${first} a ${last}`,

  week: (first: string, last: string) => `Semana de ${first} a ${last}`,
  undated: 'Sem data de exibição',

  remakeOf: 'Remake de',
  repriseOf: 'Reprise de',
  remakes: 'Tem remake:',
  reprises: 'Tem reprise:',
  named: (name: string, year: number | null) => (year === null ? name : `${name} (${year})`),
} as const;
