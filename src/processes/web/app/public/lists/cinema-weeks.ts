import type { TitleCard } from '#shared/contract/common.ts';
import { addDays, daysBetween } from '#shared/domain/day.ts';
import { formatWeekday } from '#shared/domain/format.ts';
import { CINEMA_WEEKS_SHOWN } from '#shared/domain/limits.ts';
import { cinemaWeek } from '#shared/domain/titles/cinema.ts';
import { facts } from '#shared/text/facts.ts';
import { cinemaWords as words } from '#shared/text/titles/cinema.ts';

/** Films of one cinema week: as many as follow in the list. */
export interface CinemaWeek {
  /** The Thursday; null for films whose week is not shown. */
  thursday: { day: string; weekday: string; number: number; month: string; spoken: string } | null;
  /** "há 1 semana"; the heading where there is no Thursday. */
  note: string;
  isNow: boolean;
  count: number;
}

/** The weeks of a page of films, in the order of the list; `null` if the list is not one of weeks. */
export function toCinemaWeeks(list: string, films: readonly TitleCard[], today: string): CinemaWeek[] | null {
  const weekOf = WEEKS_OF[list];
  if (!weekOf) return null;
  const weeks: CinemaWeek[] = [];
  for (const film of films) {
    const week = weekOf(film, today);
    const last = weeks.at(-1);
    if (last?.note === week.note && last.thursday?.day === week.thursday?.day) last.count += 1;
    else weeks.push({ ...week, count: 1 });
  }
  return weeks;
}

type WeekOf = (film: TitleCard, today: string) => Omit<CinemaWeek, 'count'>;

const WEEKS_OF: Readonly<Record<string, WeekOf | undefined>> = {
  nowPlaying: ({ in_cinemas_since: since }, today) => {
    const weeks = since ? daysBetween(cinemaWeek(since), cinemaWeek(today)) / 7 : Infinity;
    if (!since || weeks > CINEMA_WEEKS_SHOWN) return { thursday: null, note: words.longAgo, isNow: false };
    const note = weeks === 0 ? words.thisWeek : words.weeksAgo(weeks);
    return { thursday: toThursday(cinemaWeek(since)), note, isNow: weeks === 0 };
  },
  upcoming: ({ opens_on: opens }, today) => {
    if (!opens) return { thursday: null, note: words.withoutDay, isNow: false };
    if (opens.length === 4) return { thursday: null, note: words.later, isNow: false };
    const thursday = cinemaWeek(opens);
    return { thursday: toThursday(thursday), ...toDistance(thursday, today) };
  },
};

function toThursday(day: string): CinemaWeek['thursday'] {
  const [number, month] = [Number(day.slice(8)), Number(day.slice(5, 7)) - 1];
  const name = facts.months[month] ?? '';
  return {
    ...{ day, number, weekday: formatWeekday(day), month: name.slice(0, 3) },
    spoken: words.spokenThursday(formatWeekday(day), facts.shortDate(number, name)),
  };
}

function toDistance(thursday: string, today: string): Pick<CinemaWeek, 'note' | 'isNow'> {
  const days = daysBetween(today, thursday);
  if (days <= 0) return { note: words.thisWeek, isNow: true };
  if (thursday === addDays(cinemaWeek(today), 7)) return { note: words.thisThursday, isNow: true };
  return {
    note: days < DAYS_OF_A_MONTH ? words.inDays(days) : words.inMonths(Math.round(days / DAYS_OF_A_MONTH)),
    isNow: false,
  };
}
const DAYS_OF_A_MONTH = 30;
