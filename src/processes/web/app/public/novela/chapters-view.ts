import type { Chapter } from '#shared/contract/novela.ts';
import type { ChaptersPage } from '#shared/contract/series-details.ts';
import { addDays, mondayOf } from '#shared/domain/day.ts';
import { formatLongDate, formatSpokenDate } from '#shared/domain/format.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { novelaFacts as words } from '#shared/text/titles/novela.ts';
import { titleWords } from '#shared/text/titles/title-words.ts';
import { toSeriesOffers } from '../season/season-view.ts';
import { foreignLang } from '../title/facts/foreign-lang.ts';
import { describeShortDay, isThisYear, toNovelaView } from './novela-view.ts';

export type ChaptersView = ReturnType<typeof toChaptersView>;

/** @param asked the text of the form, if it is no chapter of this novela */
export function toChaptersView(answer: ChaptersPage, { today, asked }: { today: string; asked: string }) {
  const { series, novela, pagination } = answer;
  const { slug, name } = series;
  return {
    series: { name, lang: foreignLang(series.name_lang), path: paths.oneSeries(slug) },
    year: String(series.first_air_year ?? ''),
    poster: { path: series.poster_path, alt: titleWords.poster(name) },
    ...toNovelaView(novela, { slug, name, today }),
    asked,
    fault: asked && words.outOfRange(novela.first_chapter, novela.last_chapter),
    watch: toSeriesOffers(answer, today),
    weeks: toWeeks(answer.chapters, slug, today),
    page: pagination.currentPage,
    totalPages: pagination.totalPages,
    seo: answer.seoData,
    noindex: answer.noindex,
    nofollow: answer.nofollow,
  };
}

/** Chapters in a row that were shown in the same week. */
function toWeeks(chapters: readonly Chapter[], slug: string, today: string) {
  const weeks: { key: string; label: string; chapters: ReturnType<typeof toRow>[] }[] = [];
  let monday: string | null | undefined;
  for (const chapter of chapters) {
    const own = chapter.air_date && mondayOf(chapter.air_date);
    if (own !== monday) weeks.push({ key: String(chapter.number), label: describeWeek(own, today), chapters: [] });
    monday = own;
    weeks.at(-1)?.chapters.push(toRow(chapter, slug, today));
  }
  return weeks;
}

/** `Semana de 9 a 15 de novembro`, `Semana de 29 de dezembro de 2025 a 4 de janeiro de 2026`. */
function describeWeek(monday: string | null, today: string): string {
  if (!monday) return words.undated;
  const sunday = addDays(monday, 6);
  const isCurrent = isThisYear(monday, today) && isThisYear(sunday, today);
  const last = isCurrent ? formatSpokenDate(sunday) : formatLongDate(sunday);
  if (monday.slice(0, 7) === sunday.slice(0, 7)) return words.week(formatSpokenDate(monday).split(' ')[0] ?? '', last);
  const isOneYear = isThisYear(monday, sunday);
  return words.week(isOneYear ? formatSpokenDate(monday) : formatLongDate(monday), last);
}

function toRow({ number, name, air_date, season_number, episode_number }: Chapter, slug: string, today: string) {
  return {
    number,
    name,
    day: air_date,
    dayText: air_date && describeShortDay(air_date, today),
    to: paths.episode(slug, season_number, episode_number),
  };
}
