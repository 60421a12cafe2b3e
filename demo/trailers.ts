import type { DemoVideo } from './types.ts';

/** Three videos in two languages, so that a client that forgets the video languages loses two of them. */
export function demoTrailers(day: string): DemoVideo[] {
  const publishedAt = `${day}T12:00:00.000Z`;
  return [
    { language: 'pt', country: 'BR', name: 'Trailer oficial', type: 'Trailer', official: true, publishedAt },
    { language: 'en', country: 'US', name: 'Official trailer', type: 'Trailer', official: true, publishedAt },
    { language: 'en', country: 'US', name: 'Teaser', type: 'Teaser', official: false, publishedAt },
  ];
}
