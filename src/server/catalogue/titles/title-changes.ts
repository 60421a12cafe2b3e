import { type GetTitleChanges, type TitleChanges, TitleChangesDocument } from '#shared/contract/streaming-history.ts';
import { Failure } from '#shared/domain/failure.ts';
import { CACHE_TTL_SECONDS } from '#shared/domain/limits.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { tags } from '#shared/domain/tags.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { Context } from '../../context.ts';
import { findMovie } from '../../store/titles/movies.ts';
import { findSeries } from '../../store/titles/series.ts';
import { type Answer, extendAnswer } from '../documents/answer.ts';
import { findOrFetch } from '../documents/fetch-unknown.ts';
import { findAskedId, followReplacement, isNotFound, toRedirectInfo } from '../documents/read-details.ts';
import { type Built, readDocument } from '../documents/read-document.ts';
import { MOVIE, SERIES } from './build-title.ts';
import { readHistory } from './read-history.ts';

const KINDS = {
  movie: { ...MOVIE, find: findMovie, pathOf: paths.movieChanges },
  series: { ...SERIES, find: findSeries, pathOf: paths.seriesChanges },
} as const;

/** Every event and published edit that changed what a title's page says. */
export async function getTitleChanges(
  ctx: Context,
  { tipo, titleId: id, titleSlug: slug }: GetTitleChanges,
): Promise<Answer<TitleChanges>> {
  const found = await findAskedId(ctx, KINDS[tipo], { id, slug });
  const document = await followReplacement(ctx, tipo, found, (current) => readChanges(ctx, tipo, current));
  return extendAnswer(document, toRedirectInfo({ id, slug }, document.value.slug, KINDS[tipo].pathOf));
}

/** Every event and every edit gives the title a new version. */
function readChanges(ctx: Context, kind: TitleKind, id: number): Promise<Answer<TitleChangesDocument>> {
  return readDocument(ctx, {
    address: { table: 'content_cache', type: `${kind}-changes`, id },
    kind: 'changes',
    schema: TitleChangesDocument,
    ttlSeconds: CACHE_TTL_SECONDS.detail,
    lists: [],
    tag: tags[kind](id),
    build: (reading) => build(reading, kind, id),
    isAnswer: isNotFound,
    isRare: true,
  });
}

async function build(ctx: Context, kind: TitleKind, id: number): Promise<Built<TitleChangesDocument>> {
  const title =
    kind === 'movie' ? await findOrFetch(ctx, kind, id, findMovie) : await findOrFetch(ctx, kind, id, findSeries);
  if (!title?.is_public) throw new Failure('not-found', KINDS[kind].notFound, { isGone: title !== undefined });
  const { history, changes, parts } = await readHistory(ctx, kind, id);
  return {
    value: {
      ...{ media_type: kind === 'movie' ? 'movie' : 'tv', id, slug: title.slug, title: title.title },
      ...{ observed_since: history.observed_since, changes },
    },
    parts: [{ kind, id, version: title.version }, ...parts],
    slug: title.slug,
  };
}
