import type { GetToday, TodayAnswers } from '#shared/contract/today.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { TODAY } from '#shared/domain/limits.ts';
import { tags } from '#shared/domain/tags.ts';
import { findMovieGenre, findSeriesGenre, genrePageSlug } from '#shared/domain/titles/genres.ts';
import { TITLE_KINDS, type TitleKind } from '#shared/domain/titles/seen-title.ts';
import { pickToday, type Rankable } from '#shared/domain/today/rank-today.ts';
import { countEpisodes, toSeenKey, type Wishes } from '#shared/domain/today/wishes.ts';
import type { Context } from '../../context.ts';
import { listTodayMovies, listTodaySeries, type TodayRow } from '../../store/titles/today-titles.ts';
import { type Answer, answerNow } from '../documents/answer.ts';
import { readAnywhere } from '../documents/read-anywhere.ts';
import { readPlatformDirectory } from '../taxonomy/platform-directory.ts';
import { toRating } from '../titles/to-title-card.ts';
import { chooseOffer } from './choose-offer.ts';
import { type Fitting, findFitting, findLonger, findWithout, ownServicesOf } from './find-fitting.ts';
import { type Chosen, giveReasons } from './give-reasons.ts';

/** Three titles that fit the wishes. Wishes and seen titles are rarely repeated, so nothing is stored. */
export async function getToday(ctx: Context, request: GetToday): Promise<Answer<TodayAnswers>> {
  const { value: platforms } = await readPlatformDirectory(ctx);
  const own = request.onde === 'meus' ? (request.plataformas ?? []) : [];
  const wishes: Wishes = {
    time: request.tempo,
    company: request.com,
    place: request.onde,
    platforms: own,
    mood: request.clima,
  };
  return readAnywhere(ctx, (reading) => answer(reading, { wishes, platforms, seen: new Set(request.vistos) }));
}

interface Asked extends Fitting {
  seen: ReadonlySet<string>;
}

async function answer(ctx: Context, { wishes, platforms, seen }: Asked): Promise<Answer<TodayAnswers>> {
  const { candidates, total } = await findCandidates(ctx, { wishes, platforms });
  const fresh = candidates.filter(({ key }) => !seen.has(key));
  const picked = pickToday(fresh, toBrazilianDay(ctx.now()));
  const results = giveReasons(
    picked.map(({ chosen }) => chosen),
    wishes,
  );
  const value: TodayAnswers = {
    results,
    total,
    remaining: Math.max(0, total - (candidates.length - fresh.length) - results.length),
    longer: results.length < TODAY.answers ? await findLonger(ctx, { wishes, platforms, total }) : null,
    without: total === 0 ? await findWithout(ctx, { wishes, platforms }) : null,
  };
  const shown = picked.map(({ kind, row }) => tags[kind](row.id));
  return answerNow(value, [tags.movieList(), tags.seriesList(), tags.platforms(), ...shown]);
}

interface Candidate extends Rankable {
  key: string;
  kind: TitleKind;
  row: TodayRow;
  chosen: Chosen;
}

/** The most popular titles that fit, films and series together, and how many fit in all. */
async function findCandidates(ctx: Context, asked: Fitting): Promise<{ candidates: Candidate[]; total: number }> {
  const [movies, series] = await Promise.all(
    TITLE_KINDS.map(async (kind) => {
      const { ids, total } = await findFitting(ctx, kind, asked, TODAY.pool);
      const rows = await (kind === 'movie' ? listTodayMovies : listTodaySeries)(ctx.db, ids);
      return { total, candidates: rows.flatMap((row) => toCandidate(kind, row, asked) ?? []) };
    }),
  );
  const all = [...(movies?.candidates ?? []), ...(series?.candidates ?? [])];
  const byPopularity = all.sort((one, other) => other.row.popularity - one.row.popularity);
  return { candidates: byPopularity.slice(0, TODAY.pool), total: (movies?.total ?? 0) + (series?.total ?? 0) };
}

/** Undefined if the title changed between the two reads and no longer fits. */
function toCandidate(kind: TitleKind, row: TodayRow, { wishes, platforms }: Fitting): Candidate | undefined {
  const offer = chooseOffer(row.offers, wishes.place, platforms, ownServicesOf(wishes, platforms));
  if (!offer) return undefined;
  const minutes = row.minutes || null;
  const genres = row.genre_ids.flatMap((id) => (kind === 'movie' ? findMovieGenre : findSeriesGenre)(id) ?? []);
  const rated = { vote_average: toRating(row.vote_average), vote_count: row.vote_count };
  return {
    key: toSeenKey(kind, row.id),
    ...{ kind, row, day: row.day, year: row.year },
    ...{ voteAverage: rated.vote_average, voteCount: rated.vote_count },
    genres: genres.map(genrePageSlug),
    chosen: {
      media_type: kind === 'movie' ? 'movie' : 'tv',
      ...{ id: row.id, slug: row.slug, title: row.title, year: row.year },
      ...{ poster_path: row.poster_path, backdrop_path: row.backdrop_path, ...rated, genres },
      ...{ certification: row.certification, minutes, offer, row },
      episodes: kind === 'series' && minutes !== null ? countEpisodes(minutes, wishes.time) : null,
    },
  };
}
