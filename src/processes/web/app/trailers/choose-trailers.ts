import type { Video } from '#shared/contract/title-parts.ts';
import { TRAILERS } from '#shared/domain/limits.ts';
import { trailerWords } from '#shared/text/trailers.ts';

/**
 * The two newest and the two oldest: what is out now, and what everybody saw first. Of videos of one moment the Portuguese
 * ones come first. What is neither trailer nor teaser nor a look inside (bloopers, openings) is not among them.
 */
export function chooseTrailers(videos: readonly Video[]): Video[] {
  const shown = videos.filter(({ type }) => Object.hasOwn(trailerWords.types, type));
  const unique = [...new Map(shown.map((video) => [video.key, video])).values()];
  const newestFirst = unique.sort(
    (a, b) => b.published_at.localeCompare(a.published_at) || rankLanguage(a) - rankLanguage(b),
  );
  const newest = newestFirst.slice(0, TRAILERS.newest);
  const oldest = newestFirst.slice(TRAILERS.newest).slice(-TRAILERS.oldest);
  return [...newest, ...oldest];
}

function rankLanguage({ iso_639_1 }: Video): number {
  return iso_639_1 === 'pt' ? 0 : 1;
}
