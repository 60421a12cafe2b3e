import { ChaptersDocument, type ChaptersPage, type GetTVChapters } from '#shared/contract/series-details.ts';
import { yearOf } from '#shared/domain/day.ts';
import { Failure } from '#shared/domain/failure.ts';
import { CACHE_TTL_SECONDS } from '#shared/domain/limits.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { tags } from '#shared/domain/tags.ts';
import { chaptersOnPage, countChapterPages } from '#shared/domain/titles/chapters.ts';
import { refusals } from '#shared/text/api/refusals.ts';
import type { Context } from '../../context.ts';
import { listChapters } from '../../store/titles/chapters.ts';
import { listOffers } from '../../store/titles/shown-parts.ts';
import { type Answer, extendAnswer, fieldOf } from '../documents/answer.ts';
import { findAskedId, followReplacement, isNotFound, toRedirectInfo } from '../documents/read-details.ts';
import { type Built, readDocument } from '../documents/read-document.ts';
import { withPlatformSettings } from '../taxonomy/platform-settings.ts';
import { getPublicSeries, SERIES } from './build-title.ts';
import { novelaSeconds, readNovela, toChapter } from './read-novela.ts';
import { chaptersSeo } from './series-seo.ts';
import { toBrazilOffers } from './to-brazil-offers.ts';

/** One page of a novela's chapters, the newest first. Reads that page only, however many chapters there are. */
export async function getChapters(
  ctx: Context,
  { seriesId, seriesSlug, page }: GetTVChapters,
): Promise<Answer<ChaptersPage>> {
  const asked = { id: seriesId, slug: seriesSlug };
  const id = await findAskedId(ctx, SERIES, asked);
  const document = await followReplacement(ctx, 'series', id, (current) => readPage(ctx, current, page));
  const series = fieldOf(document, 'series');
  const named = await withPlatformSettings(ctx, document, series.name);
  return extendAnswer(named, toRedirectInfo(asked, series.slug, paths.chapters));
}

/** As a season's document, it depends only on the series: every change to an episode gives the series a new version. */
function readPage(ctx: Context, seriesId: number, page: number): Promise<Answer<ChaptersDocument>> {
  return readDocument(ctx, {
    address: { table: 'content_cache', type: `chapters-${page}`, id: seriesId },
    kind: 'chapters',
    schema: ChaptersDocument,
    ttlSeconds: CACHE_TTL_SECONDS.detail,
    lists: [],
    tag: tags.series(seriesId),
    build: (reading) => buildPage(reading, seriesId, page),
    isAnswer: isNotFound,
    // Only the first page is asked for often.
    isRare: page > 1,
  });
}

async function buildPage(ctx: Context, seriesId: number, page: number): Promise<Built<ChaptersDocument>> {
  const series = await getPublicSeries(ctx, seriesId);
  const [novela, offers] = await Promise.all([
    readNovela(ctx, series),
    listOffers(ctx.db, { kind: 'series', id: seriesId }),
  ]);
  if (!novela) throw new Failure('not-found', refusals.chaptersNotFound);
  const range = { first: novela.first_chapter, last: novela.last_chapter };
  const totalPages = countChapterPages(range);
  const chapters = page > totalPages ? [] : await listChapters(ctx.db, seriesId, chaptersOnPage(range, page));
  return {
    value: {
      series: {
        id: series.id,
        name: series.title,
        name_lang: series.title_language,
        first_air_year: yearOf(series.first_air_date),
        slug: series.slug,
        poster_path: series.poster_path,
      },
      novela,
      chapters: chapters.map(toChapter),
      pagination: {
        currentPage: page,
        totalPages,
        totalResults: range.last - range.first + 1,
        hasNextPage: page < totalPages,
      },
      'watch/providers': { results: { BR: toBrazilOffers(series, offers) } },
      noindex: !series.is_indexable,
      nofollow: series.is_noindex,
      seoData: chaptersSeo(series, ctx.siteUrl),
    },
    parts: [{ kind: 'series', id: series.id, version: series.version }],
    slug: series.slug,
    ttlSeconds: novelaSeconds(ctx.now()),
  };
}
