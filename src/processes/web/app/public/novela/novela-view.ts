import type { DatedChapter, Novela, RelatedSeries, SeriesRelations } from '#shared/contract/novela.ts';
import { daysBetween, yearOf } from '#shared/domain/day.ts';
import { formatBroadcast, formatDate, formatLongDate, formatSpokenDate } from '#shared/domain/format.ts';
import { buildFeedPath } from '#shared/domain/site/feed-address.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { weekdayOf } from '#shared/domain/titles/chapters.ts';
import { novelaFacts as words } from '#shared/text/titles/novela.ts';
import { foreignLang } from '../title/facts/foreign-lang.ts';

export type NovelaView = ReturnType<typeof toNovelaView>;
export type ChapterCard = ReturnType<typeof toCard>;

interface Shown {
  slug: string;
  name: string;
  /** Brazil's date. */
  today: string;
}

/** A novela as its own page and its series' page show it, in final words. */
export function toNovelaView(novela: Novela, { slug, name, today }: Shown) {
  const { first_chapter: first, last_chapter: last } = novela;
  const toOwnCard = (chapter: DatedChapter | null, label: (number: number) => string) =>
    chapter && toCard(chapter, label(chapter.number), slug, today);
  return {
    path: paths.chapters(slug),
    count: words.chapterCount(last - first + 1),
    days: describeWeekdays(novela.weekdays),
    range: words.range(first, last),
    last: toOwnCard(novela.last, words.last),
    next: toOwnCard(novela.next, words.next),
    calendar: { to: buildFeedPath({ kind: 'serie', slug, format: 'ics' }), label: words.calendarOf(name) },
  };
}

function toCard(chapter: DatedChapter, label: string, slug: string, today: string) {
  return {
    label,
    name: chapter.name,
    overview: chapter.overview.trim(),
    stillPath: chapter.still_path,
    day: chapter.air_date,
    dayText: [describeDay(chapter.air_date, today), formatBroadcast(chapter.air_time, chapter.channel)]
      .filter(Boolean)
      .join(' · '),
    to: paths.episode(slug, chapter.season_number, chapter.episode_number),
  };
}

/** `Hoje, 17 de novembro`, `Sábado, 14 de novembro`; with the year if it is another. */
function describeDay(day: string, today: string): string {
  const word = words.relativeDays[String(daysBetween(today, day))] ?? capitalise(weekdayName(day));
  return words.onDay(word, isThisYear(day, today) ? formatSpokenDate(day) : formatLongDate(day));
}

/** `sábado, 14/11`; with the year if it is another. */
export function describeShortDay(day: string, today: string): string {
  const date = formatDate(day);
  return words.onDay(weekdayName(day), isThisYear(day, today) ? date.slice(0, 5) : date);
}

export function isThisYear(day: string, today: string): boolean {
  return yearOf(day) === yearOf(today);
}

function weekdayName(day: string): string {
  return words.weekdays[weekdayOf(day) - 1] ?? '';
}

/** `Segunda a sábado`, `Às segundas, quartas e sextas`; empty if unknown. */
export function describeWeekdays(weekdays: readonly number[]): string {
  const [first, last] = [weekdays[0], weekdays.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (weekdays.length === 7) return words.everyDay;
  const nameOf = (weekday: number) => words.weekdays[weekday - 1] ?? '';
  const isRun = weekdays.length > 2 && last - first === weekdays.length - 1;
  if (isRun) return capitalise(words.fromTo(nameOf(first), nameOf(last)));
  const named = weekdays.map((weekday) => words.onWeekdays[weekday - 1] ?? '');
  return capitalise(new Intl.ListFormat('pt-BR').format(named));
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export type RelationsView = ReturnType<typeof toRelationsView>;

/** Remakes and reruns; a group without any is left out. */
export function toRelationsView({ remake_of, reprise_of, remakes, reprises }: SeriesRelations) {
  const groups: [label: string, series: RelatedSeries[]][] = [
    [words.remakeOf, remake_of ? [remake_of] : []],
    [words.repriseOf, reprise_of ? [reprise_of] : []],
    [words.remakes, remakes],
    [words.reprises, reprises],
  ];
  return groups
    .filter(([, series]) => series.length > 0)
    .map(([label, series]) => ({
      label,
      series: series.map(({ name, name_lang, first_air_year, slug }) => ({
        name: words.named(name, first_air_year),
        lang: foreignLang(name_lang),
        to: paths.oneSeries(slug),
      })),
    }));
}
