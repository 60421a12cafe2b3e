import type { MovieDetails } from '#shared/contract/movie-details.ts';
import { daysBetween } from '#shared/domain/day.ts';
import { formatDate, formatDayMonth, formatSpokenDate, formatWeekday } from '#shared/domain/format.ts';
import { OPENING_DAY_WITHIN_DAYS } from '#shared/domain/limits.ts';
import { buildFeedPath } from '#shared/domain/site/feed-address.ts';
import { cinemaWeek } from '#shared/domain/titles/cinema.ts';
import { cinemaWords as words } from '#shared/text/titles/cinema.ts';
import { shareCard } from '#shared/text/titles/share-card.ts';

/** What the panel says about cinemas. */
export interface CinemaView {
  state: 'opens' | 'in-cinemas' | 'left';
  /** Words and days in turn: "Em cartaz nos cinemas desde", 12/11. */
  parts: readonly (string | CinemaDay)[];
  hint: string;
  /** The premiere as a calendar. */
  calendar: string | null;
  /** The sentence that is copied. */
  answer: { place: string | null; opening: string | null } | null;
}

export interface CinemaDay {
  day: string;
  shown: string;
  spoken: string;
}

interface Told {
  today: string;
  hasTickets: boolean;
}

/** `null` if there is nothing to say: long ago, never, or not known. That a film left is said where there is nothing else. */
export function toCinemaView(movie: MovieDetails, { today, hasTickets }: Told): CinemaView | null {
  const { cinema } = movie;
  const dayOf = (day: string) => toDay(day, today);
  switch (cinema.state) {
    case 'in-cinemas': {
      const parts = cinema.since === null ? [words.inCinemas] : [words.inCinemasSince, dayOf(cinema.since)];
      const hint = hasTickets ? toWeekHint(cinema.since, today) : words.findCinema;
      const answer = { place: shareCard.cinemas, opening: null };
      return { state: 'in-cinemas', parts, hint, calendar: null, answer };
    }
    case 'opens': {
      const weekday = formatWeekday(cinema.date);
      const day = dayOf(cinema.date);
      const hint = hasTickets ? words.onSale : words.daysLeft(daysBetween(today, cinema.date));
      const calendar = buildFeedPath({ kind: 'filme', slug: movie.slug, format: 'ics' });
      const answer = { place: null, opening: `${weekday}, ${day.shown}` };
      return { state: 'opens', parts: [words.opens(weekday), day], hint, calendar, answer };
    }
    case 'left': {
      if (cinema.to === null || hasOffers(movie)) return null;
      const parts = [words.showedFrom, dayOf(cinema.from), words.until, dayOf(cinema.to)];
      return { state: 'left', parts, hint: '', calendar: null, answer: null };
    }
    default:
      return null;
  }
}

function toDay(day: string, today: string): CinemaDay {
  const isFar = Math.abs(daysBetween(today, day)) > OPENING_DAY_WITHIN_DAYS;
  return { day, shown: isFar ? formatDate(day) : formatDayMonth(day), spoken: formatSpokenDate(day) };
}

/** Cinemas count weeks from Thursday to Thursday. */
function toWeekHint(since: string | null, today: string): string {
  if (since === null) return '';
  return words.week(daysBetween(cinemaWeek(since), cinemaWeek(today)) / 7 + 1);
}

function hasOffers({ 'watch/providers': { results } }: MovieDetails): boolean {
  const { flatrate, free, ads, rent, buy } = results.BR;
  return [flatrate, free, ads, rent, buy].some((offers) => offers.length > 0);
}
