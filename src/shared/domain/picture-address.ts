import { buildNearestImageUrl, buildVideoImageUrl, IMAGE_SIZES, type ImageKind, parseImageUrl } from './image-url.ts';

/**
 * Addresses are compared letter by letter and never read as a URL: whatever a URL parser would forgive (a user name, a
 * port, an encoded slash, a line break) is not in these patterns, and so is refused.
 */
const TMDB = /^https?:\/\/image\.tmdb\.org\/t\/p\/([a-z0-9]{1,8})(\/[^/]+)$/;
const OURS = /^\/img\/([a-z]{1,8})\/([a-z0-9]{1,8})\/([^/]+)$/;
const YOUTUBE = /^https?:\/\/(?:i\.ytimg\.com|img\.youtube\.com)\/vi\/([A-Za-z0-9_-]{11})\/[a-z0-9]{1,16}\.jpg$/;
const OUR_VIDEO = /^\/img\/video\/w[0-9]{3,4}\/([A-Za-z0-9_-]{11})\.jpg$/;

/** Our own address, in the size asked for, of the picture another address names; `null` for one we do not know. */
export function toOwnPictureUrl(url: string, asked: string): string | null {
  const videoKey = (YOUTUBE.exec(url) ?? OUR_VIDEO.exec(url))?.[1];
  if (videoKey !== undefined) return buildVideoImageUrl(videoKey, asked);

  const [, kind = '', size = '', file = ''] = OURS.exec(url) ?? [];
  const ours = parseImageUrl(kind, size, file);
  if (ours) return buildNearestImageUrl(ours.kind, asked, ours.filePath);

  const [, sourceSize, filePath = ''] = TMDB.exec(url) ?? [];
  if (sourceSize !== undefined) {
    const guessed = guessKind(sourceSize, asked);
    return guessed && buildNearestImageUrl(guessed, asked, filePath);
  }
  // A bare path, as TMDB's fields carry it.
  return buildNearestImageUrl('poster', asked, url);
}

const GUESSED_KINDS = ['poster', 'backdrop', 'profile'] as const satisfies ImageKind[];
const ANY_KIND = new Set(['original', 'w1920']);

/** TMDB's addresses do not say what a picture is of. Its size does, or else the size asked for; a poster is likeliest. */
function guessKind(sourceSize: string, asked: string): ImageKind | null {
  const hasSize = (kind: ImageKind, size: string) => (IMAGE_SIZES[kind] as readonly string[]).includes(size);
  const kinds = GUESSED_KINDS.filter((kind) => ANY_KIND.has(sourceSize) || hasSize(kind, sourceSize));
  const wanted = asked === 'w1920' ? 'w1280' : asked;
  return kinds.find((kind) => hasSize(kind, wanted)) ?? kinds[0] ?? null;
}
