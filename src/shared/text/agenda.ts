import { facts } from './facts.ts';

/** Texts of `/agenda`. */
export const agenda = {
  title: 'Agenda',
  intro: 'O que chega ao cinema, ao streaming e às suas séries, dia a dia.',
  description:
    'As estreias da semana no Brasil, de segunda a domingo: filmes no cinema, novidades no streaming e episódios de séries, com calendário para assinar.',
  failed: 'Erro ao carregar a agenda',
  empty: 'Nada marcado nesta semana',
  thisWeek: 'Ver esta semana',
  week: 'Semana',
  previousWeek: 'Semana anterior',
  nextWeek: 'Próxima semana',

  lanes: { cinema: 'Cinema', streaming: 'Streaming', episodios: 'Episódios' },
  today: 'hoje',
  nothing: 'Nada marcado',
  more: (count: number) => `e mais ${count}`,
  opening: 'estreia',
  reopening: 'relançamento',
  digital: 'digital',
  episodes: (first: string, last: string) => `${first} a ${last}`,
  episodesSpoken: (count: number) => `${count} episódios`,

  platform: 'Plataforma',
  allPlatforms: 'Todas',
  edit: 'Editar',
  ownSpoken: 'no seu streaming',

  calendar: 'No seu calendário',
  calendarOf: (label: string) => `No seu calendário: ${label}`,
  calendars: [
    { lane: '', label: 'Tudo' },
    { lane: 'cinema', label: 'Cinema' },
    { lane: 'streaming', label: 'Streaming' },
    { lane: 'episodios', label: 'Episódios' },
  ],
  foot: 'Datas do Brasil, sujeitas a mudança. O calendário (ICS) se atualiza sozinho, uma vez por dia.',

  weekdays: ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado', 'Domingo'],
  shortWeekdays: ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom'],
  spokenDay: (weekday: string, day: string) => `${weekday}, ${day}`,
  /** "16 a 22 de novembro", "30 de novembro a 6 de dezembro". Days as they are in dates. */
  range: (from: DayOfMonth, to: DayOfMonth, year: string) => {
    const first = from.month === to.month ? facts.dayOfMonth(from.day) : facts.shortDate(from.day, from.month);
    return `${first} a ${facts.shortDate(to.day, to.month)}${year && ` de ${year}`}`;
  },
} as const;

interface DayOfMonth {
  day: number;
  month: string;
}
