import type { Chapter, DatedChapter, Novela, SeriesRelations } from '#shared/contract/novela.ts';
import { secondsLeftOfDay, toBrazilianDay, yearOf } from '#shared/domain/day.ts';
import { CACHE_TTL_SECONDS } from '#shared/domain/limits.ts';
import { observeWeekdays } from '#shared/domain/titles/chapters.ts';
import { facts } from '#shared/text/facts.ts';
import type { Context } from '../../context.ts';
import type { DocumentPart } from '../../store/cache/documents.ts';
import {
  findChapterRange,
  listChapterDays,
  listChaptersAround,
  type StoredChapter,
  type StoredDatedChapter,
} from '../../store/titles/chapters.ts';
import { listRelatedSeries, type RelatedRow } from '../../store/titles/related-series.ts';
import type { StoredSeries } from '../../store/titles/series.ts';
import { listTitleVersions } from '../../store/titles/versions.ts';

/** About four weeks. */
const DAYS_OBSERVED = 24;

/** `null` for a series that is shown by seasons, and for a novela of which no chapter is known. */
export async function readNovela({ db, now }: Context, series: StoredSeries): Promise<Novela | null> {
  if (series.format !== 'novela') return null;
  const today = toBrazilianDay(now());
  const [range, around, days] = await Promise.all([
    findChapterRange(db, series.id),
    listChaptersAround(db, series.id, today),
    listChapterDays(db, series.id, DAYS_OBSERVED),
  ]);
  if (!range) return null;
  const last = around.find(({ air_date }) => air_date < today);
  const next = around.find(({ air_date }) => air_date >= today);
  return {
    first_chapter: range.first,
    last_chapter: range.last,
    weekdays: observeWeekdays(days),
    last: last ? toDatedChapter(last) : null,
    next: next ? toDatedChapter(next) : null,
  };
}

/** The last chapter and the next one are others tomorrow. */
export function novelaSeconds(now: Date): number {
  return Math.min(CACHE_TTL_SECONDS.detail, secondsLeftOfDay(now));
}

export function toChapter({ chapter, season_number, number, name, air_date }: StoredChapter): Chapter {
  return { number: chapter, season_number, episode_number: number, name: nameOf(name, chapter), air_date };
}

function toDatedChapter(stored: StoredDatedChapter): DatedChapter {
  const { air_date, overview, still_path, air_time, channel } = stored;
  return { ...toChapter(stored), air_date, overview, still_path, air_time, channel };
}

function nameOf(name: string, chapter: number): string {
  return isUnnamed(name) ? facts.chapter(chapter) : name;
}

/** The projection names an episode without a name "Episódio 3"; of a novela that is a chapter. */
export function isUnnamed(name: string): boolean {
  return /^Episódio \d+$/.test(name);
}

interface ReadRelations {
  relations: SeriesRelations;
  /** Hidden series too: when one is shown again, the document is outdated. */
  parts: DocumentPart[];
}

export async function readRelations({ db }: Context, series: StoredSeries): Promise<ReadRelations> {
  const originals = [series.remake_of, series.reprise_of].filter((id) => id !== null);
  // Before the rows, as in `readSimilarCards`.
  const before = await listTitleVersions(db, 'series', [...new Set(originals)]);
  const rows = await listRelatedSeries(db, series);
  const shown = rows.filter((row) => row.is_public);
  const find = (id: number | null) => shown.filter((row) => row.id === id).map(toRelated)[0] ?? null;
  return {
    relations: {
      remake_of: find(series.remake_of),
      reprise_of: find(series.reprise_of),
      remakes: shown.filter(({ remake_of }) => remake_of === series.id).map(toRelated),
      reprises: shown.filter(({ reprise_of }) => reprise_of === series.id).map(toRelated),
    },
    parts: [
      ...rows.map(({ id, version }) => ({ kind: 'series', id, version }) as const),
      ...before.filter(({ id }) => !rows.some((row) => row.id === id)),
    ],
  };
}

function toRelated({ id, title, title_language, first_air_date, slug }: RelatedRow) {
  return { id, name: title, name_lang: title_language, first_air_year: yearOf(first_air_date), slug };
}
