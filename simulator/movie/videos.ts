import type { DemoMovie } from '../../demo/types.ts';
import { hexId } from '../hash.ts';
import { languageCode } from '../language.ts';

/** Without include_video_language only the language asked for comes, English by default. */
export function buildVideos(movie: DemoMovie, query: URLSearchParams) {
  const included = query.get('include_video_language')?.split(',');
  const wanted = included ?? [languageCode(query.get('language')) ?? 'en'];
  return {
    results: movie.videos.flatMap((video, index) =>
      wanted.includes(video.language)
        ? [
            {
              iso_639_1: video.language,
              iso_3166_1: video.country,
              name: video.name,
              key: demoVideoKey(movie.id, index),
              site: 'YouTube',
              size: 1080,
              type: video.type,
              official: video.official,
              published_at: video.publishedAt,
              id: hexId(`${movie.id}|video|${index}`),
            },
          ]
        : [],
    ),
  };
}

/** Eleven characters, the form of a YouTube key, and plainly nobody's video. */
function demoVideoKey(movieId: number, index: number): string {
  return `DEMO${movieId}`.padEnd(10, '_').slice(0, 10) + index;
}
