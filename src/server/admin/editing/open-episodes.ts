import { episodeFields, seasonFields } from '#shared/admin/domain/editing/editable-fields.ts';
import type { EditedEpisodes, EpisodeGroupLine, EpisodeLine } from '#shared/admin/domain/editing/edited-episodes.ts';
import { EPISODES_EDITED_PER_PAGE } from '#shared/admin/domain/limits.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminEpisodes } from '#shared/admin/text/episodes.ts';
import { toBrazilianDay, yearOf } from '#shared/domain/day.ts';
import { Failure } from '#shared/domain/failure.ts';
import { partField } from '#shared/domain/titles/part-edits.ts';
import type { Context } from '../../context.ts';
import {
  type EpisodeGroup,
  listChapterMonths,
  listEpisodeRows,
  listSeasonRows,
} from '../../store/editing/episode-lists.ts';
import { findSeries } from '../../store/titles/series.ts';

export interface AskedEpisodes {
  /** A season number, or a month of a novela. */
  group: string;
  page: number;
  isMissing: boolean;
}

/** The seasons of a series, or the months of a novela, and one page of the episodes of one of them. */
export async function openEpisodes(ctx: Context, seriesId: number, asked: AskedEpisodes): Promise<EditedEpisodes> {
  const { db } = ctx;
  const series = await findSeries(db, seriesId);
  if (!series) throw new Failure('not-found', subjects.series.words.notFound);
  const today = toBrazilianDay(ctx.now());
  const isNovela = series.format === 'novela';
  const groups = isNovela ? await listMonths(ctx, seriesId) : await listSeasons(ctx, seriesId);
  const isAsked = ({ key }: EpisodeGroupLine) => key === asked.group;
  const current = groups.find(isAsked) ?? chooseGroup(groups, isNovela ? today.slice(0, 7) : undefined);
  const group = toGroup(current?.key ?? '', isNovela);
  const isMissing = asked.isMissing;
  const read = (page: number) =>
    listEpisodeRows(db, seriesId, {
      ...{ group, isMissing, limit: EPISODES_EDITED_PER_PAGE },
      offset: (page - 1) * EPISODES_EDITED_PER_PAGE,
    });
  let page = Math.max(1, asked.page);
  let found = await read(page);
  const pages = Math.max(1, Math.ceil(found.total / EPISODES_EDITED_PER_PAGE));
  if (page > pages) {
    page = pages;
    found = await read(page);
  }
  return {
    ...{ isNovela, groups, group: current?.key ?? '', isMissing, page, pages, today },
    season: 'season' in group ? group.season : undefined,
    episodes: found.rows,
    total: found.total,
    untitled: found.untitled,
  };
}

async function listSeasons({ db }: Context, seriesId: number): Promise<EpisodeGroupLine[]> {
  const rows = await listSeasonRows(db, seriesId);
  return rows.map(({ number, airDate, ...row }) => ({
    ...{ ...row, key: String(number) },
    year: String(yearOf(airDate) ?? ''),
  }));
}

async function listMonths({ db }: Context, seriesId: number): Promise<EpisodeGroupLine[]> {
  const rows = await listChapterMonths(db, seriesId);
  return rows.map(({ month, chapters }) => ({
    key: month ?? UNDATED,
    name: month === null ? adminEpisodes.undated : adminEpisodes.month(month),
    ...{ episodes: chapters, untitled: 0, year: month?.slice(0, 4) ?? '', posterPath: null },
  }));
}

const UNDATED = 'sem-data';

function toGroup(key: string, isNovela: boolean): EpisodeGroup {
  if (!isNovela) return { season: Number(key) };
  return { month: /^\d{4}-\d{2}$/.test(key) ? key : null };
}

/** The first season, or the newest month up to this one. */
function chooseGroup(groups: readonly EpisodeGroupLine[], month: string | undefined): EpisodeGroupLine | undefined {
  if (month === undefined) return groups[0];
  return groups.find(({ key }) => key !== UNDATED && key <= month) ?? groups.at(-1);
}

/** The names of the fields of these episodes, and of the season. */
export function namePartFields(
  season: number | undefined,
  episodes: readonly Pick<EpisodeLine, 'season' | 'number'>[],
): string[] {
  const ofSeason = season === undefined ? [] : Object.keys(seasonFields).map((name) => ({ season, name }));
  const ofEpisodes = episodes.flatMap(({ season: of, number: episode }) =>
    Object.keys(episodeFields).map((name) => ({ season: of, episode, name })),
  );
  return [...ofSeason.map((part) => ({ ...part, episode: undefined })), ...ofEpisodes].map(partField);
}
