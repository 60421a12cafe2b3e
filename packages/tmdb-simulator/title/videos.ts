import { RESERVED_FILM } from '../../demo/film.ts';
import { hexId } from '../../demo/hash.ts';
import type { DemoVideo } from '../../demo/types.ts';
import { languageCode } from '../language.ts';
import type { TitleKind } from '../world/kinds.ts';

/** Without include_video_language, only videos in the requested language, by default English. */
export function buildVideos(kind: TitleKind, title: { id: number; videos: DemoVideo[] }, query: URLSearchParams) {
  const included = query.get('include_video_language')?.split(',');
  const wanted = included ?? [languageCode(query.get('language')) ?? 'en'];
  return {
    results: title.videos.flatMap((video, index) =>
      wanted.includes(video.language)
        ? [
            {
              iso_639_1: video.language,
              iso_3166_1: video.country,
              name: video.name,
              key: videoKey(kind, title.id, index),
              site: 'YouTube',
              size: 1080,
              type: video.type,
              official: video.official,
              published_at: video.publishedAt,
              id: hexId(`${kind === 'tv' ? 'tv|' : ''}${title.id}|video|${index}`),
            },
          ]
        : [],
    ),
  };
}

/** Eleven characters like a YouTube key, but visibly not a real video. Seven digits leave room for three letters. */
function videoKey(kind: TitleKind, id: number, index: number): string {
  if (id >= RESERVED_FILM) return `${kind === 'tv' ? 'OWNT' : 'OWN_'}${id - RESERVED_FILM}`.padEnd(10, '_') + index;
  const prefix = kind === 'tv' ? 'TV_' : id < 1_000_000 ? 'DEMO' : 'SIM';
  return `${prefix}${id}`.padEnd(10, '_').slice(0, 10) + index;
}
