import { plural } from '../plural.ts';

/** Where a film is on its way through Brazilian cinemas. */
export const cinemaWords = {
  inCinemas: 'Em cartaz nos cinemas',
  inCinemasSince: 'Em cartaz nos cinemas desde',
  findCinema: 'Procure na sala mais perto de você.',
  week: (number: number) => `Semana ${number}`,
  opens: (weekday: string) => `Estreia ${weekday},`,
  daysLeft: (days: number) => (days === 1 ? 'É amanhã.' : plural(days, 'Falta # dia', 'Faltam # dias')),
  onSale: 'Ingressos já à venda',
  putInCalendar: 'Pôr no calendário',
  showedFrom: 'Ficou em cartaz de',
  until: 'a',
  thisWeek: 'esta semana',
  thisThursday: 'nesta quinta',
  weeksAgo: (weeks: number) => plural(weeks, 'há # semana', 'há # semanas'),
  inDays: (days: number) => plural(days, 'em # dia', 'em # dias'),
  inMonths: (months: number) => plural(months, 'em # mês', 'em # meses'),
  longAgo: 'Há mais tempo',
  later: 'Mais adiante',
  withoutDay: 'Ainda sem dia no Brasil',
  spokenThursday: (weekday: string, day: string) => `${weekday}, ${day}`,
} as const;
