import { drawBetween } from './draw.ts';
import type { DemoVideo } from './types.ts';

/** Three videos in two languages: a client that does not request the video languages loses two of them. */
export function demoTrailers(day: string): DemoVideo[] {
  return VIDEOS.slice(0, 3).map((video) => ({ ...video, publishedAt: `${day}T12:00:00.000Z` }));
}

const VIDEOS: readonly Omit<DemoVideo, 'publishedAt'>[] = [
  { language: 'pt', country: 'BR', name: 'Trailer oficial', type: 'Trailer', official: true },
  { language: 'en', country: 'US', name: 'Official trailer', type: 'Trailer', official: true },
  { language: 'en', country: 'US', name: 'Teaser', type: 'Teaser', official: false },
  { language: 'pt', country: 'BR', name: 'Bastidores', type: 'Featurette', official: true },
  { language: 'pt', country: 'BR', name: 'Uma cena', type: 'Clip', official: false },
];

/** There were no trailers online before this. */
const FIRST_YEAR = 2007;

/** None to five, derived from `name`; illustrative, not real videos. */
export function drawVideos(name: string, released: string): DemoVideo[] {
  const year = Math.max(Number(released.slice(0, 4)), FIRST_YEAR);
  const month = String(drawBetween(`${name}|month`, 1, 12)).padStart(2, '0');
  const isRecent = Number(released.slice(0, 4)) >= FIRST_YEAR;
  const publishedAt = `${isRecent ? released : `${year}-${month}-15`}T12:00:00.000Z`;
  return VIDEOS.slice(0, drawBetween(`${name}|videos`, 0, VIDEOS.length)).map((video) => ({ ...video, publishedAt }));
}
