import type { Video } from '#shared/contract/title-parts.ts';
import { TRAILERS } from '#shared/domain/limits.ts';
import { trailerWords } from '#shared/text/titles/trailers.ts';

/**
 * Four in all: those an editor pinned, then the two newest (the current ones) and the two oldest (the first ones visitors saw).
 * With the same date, Portuguese ones come first. Only trailers, teasers, clips and featurettes: no bloopers or openings.
 */
export function chooseTrailers(videos: readonly Video[]): Video[] {
  const shown = videos.filter(({ type }) => Object.hasOwn(trailerWords.types, type));
  const unique = [...new Map(shown.map((video) => [video.key, video])).values()];
  const pinned = unique.filter((video) => video.is_pinned).slice(0, TRAILERS.newest + TRAILERS.oldest);
  const newestFirst = unique
    .filter((video) => !video.is_pinned)
    .sort((a, b) => b.published_at.localeCompare(a.published_at) || rankLanguage(a) - rankLanguage(b));
  const room = TRAILERS.newest + TRAILERS.oldest - pinned.length;
  const newest = newestFirst.slice(0, Math.min(TRAILERS.newest, room));
  const others = newestFirst.slice(newest.length);
  const oldest = others.slice(Math.max(others.length - (room - newest.length), 0));
  return [...pinned, ...newest, ...oldest];
}

function rankLanguage({ iso_639_1 }: Video): number {
  return iso_639_1 === 'pt' ? 0 : 1;
}
