import type { MovedTitle, PlatformHistory } from '#shared/contract/streaming-history.ts';
import { formatCount, formatDate, formatDayMonth, formatSpokenDate, formatWeekday } from '#shared/domain/format.ts';
import type { Move } from '#shared/domain/site/history-week.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { moveWords as words } from '#shared/text/titles/streaming-history.ts';
import { toShownTitle } from '../cards/shown-title.ts';
import { buildAddress } from '../lists/address.ts';
import { moveParameters } from './move-query.ts';

interface MovedRow {
  key: string;
  to: string;
  title: string;
  kind: 'movie' | 'tv';
  kindWord: string;
  /** "2002 · ficou 3 meses" */
  facts: string;
  poster: string | null;
  /** Where it is now; only what a card's line needs. */
  card: Pick<MovedTitle, 'providers' | 'in_cinemas_since' | 'opens_on'>;
}

export interface MoveView {
  move: Move;
  range: string;
  days: { day: string; name: string; rows: MovedRow[] }[];
  previous: string | null;
  next: string | null;
  /** The newest days, from an older week. */
  newest: string | null;
  tabNotes: ReturnType<typeof toTabNotes>;
  observed: string;
  page: number;
  totalPages: number;
  week: string;
}

/** Words are composed on the server, so that the page's script stays small. @param titles how many the platform has */
export function toMoveView(answer: PlatformHistory, week: string, titles: number): MoveView {
  const { provider, evento: move, from, to, results, pagination } = answer;
  const path = paths.platformHistory(provider.slug, move);
  const toWeek = (monday: string | null) =>
    monday === null ? null : buildAddress(path, moveParameters, { week: monday, page: 1 });
  const byDay = [...Map.groupBy(results, ({ happened_on }) => happened_on)];
  return {
    ...{
      move,
      week,
      tabNotes: toTabNotes(answer.counts, titles),
      page: pagination.currentPage,
      totalPages: pagination.totalPages,
    },
    range: `${formatDayMonth(from)} a ${formatDayMonth(to)}`,
    days: byDay.map(([day, titles]) => ({
      ...{ day, name: words.day(capitalise(formatWeekday(day)), formatSpokenDate(day)), rows: titles.map(toRow) },
    })),
    ...{ previous: toWeek(answer.previous), next: toWeek(answer.next), newest: week === '' ? null : path },
    observed: answer.observed_since === null ? '' : words.since(provider, formatDate(answer.observed_since)),
  };
}

/** What the tabs of a platform's pages say under their names. */
export function toTabNotes({ entraram, sairam }: PlatformHistory['counts'], titles: number) {
  return {
    catalogue: formatCount(titles),
    entraram: words.counts.entraram(entraram),
    sairam: words.counts.sairam(sairam),
  };
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function toRow(title: MovedTitle): MovedRow {
  const shown = toShownTitle(title);
  const { providers, in_cinemas_since, opens_on } = title;
  return {
    ...{ key: shown.key, to: shown.to, title: shown.title, kind: shown.kind, kindWord: shown.kindWord },
    facts: [shown.year, ...describeStay(title)].filter(Boolean).join(' · '),
    poster: title.poster_path,
    card: {
      ...(providers && { providers }),
      ...(in_cinemas_since !== undefined && { in_cinemas_since }),
      ...(opens_on !== undefined && { opens_on }),
    },
  };
}

function describeStay({ event, stayed_days, since_before }: MovedTitle): string[] {
  return [
    ...(event === 'returned' ? [words.returned] : []),
    ...(stayed_days === null ? [] : [words.stayed(stayed_days)]),
    ...(since_before === null ? [] : [words.sinceBefore(formatDayMonth(since_before))]),
  ];
}
