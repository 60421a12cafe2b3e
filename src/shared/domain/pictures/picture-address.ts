import { buildPictureUrl, type PictureKind, parsePictureRequest, parsePictureUrl } from './picture-request.ts';

/**
 * URLs are matched by these strict patterns and never parsed: whatever a URL parser would tolerate (a user name, a port, an encoded
 * slash, a line break) does not match and is refused.
 */
const TMDB = /^https?:\/\/image\.tmdb\.org\/t\/p\/([a-z0-9]{1,8})\/([A-Za-z0-9_-]{1,80})\.(?:jpg|png|webp)$/;
const BARE = /^\/([A-Za-z0-9_-]{1,80})\.(?:jpg|png|webp)$/;
const YOUTUBE = /^https?:\/\/(?:i\.ytimg\.com|img\.youtube\.com)\/vi\/([A-Za-z0-9_-]{11})\/[a-z0-9]{1,16}\.jpg$/;

/** Every browser shows it, at two thirds of a JPEG's bytes. */
const FORMAT = 'webp';

/** Our URL, in the requested size, for a picture URL of TMDB, YouTube or ours; `null` for any other. */
export function toOwnPictureUrl(url: string, asked: string): string | null {
  const ours = parsePictureUrl(url);
  if (ours) return buildPictureUrl({ ...ours, size: asked });

  const [, videoKey] = YOUTUBE.exec(url) ?? [];
  if (videoKey) return build('video', asked, videoKey);

  const [, size, file] = TMDB.exec(url) ?? [];
  if (size && file) {
    const kind = guessKind(size, asked);
    return kind && build(kind, asked, file);
  }
  // A bare path, as in TMDB's fields.
  const [, bare] = BARE.exec(url) ?? [];
  return bare ? build('poster', asked, bare) : null;
}

function build(kind: PictureKind, asked: string, file: string): string | null {
  const request = parsePictureRequest(kind, asked, `${file}.${FORMAT}`);
  return request && buildPictureUrl(request);
}

const POSTER_SIZES: ReadonlySet<string> = new Set(['w92', 'w154', 'w185', 'w342', 'w500']);
const WIDE: ReadonlySet<string> = new Set(['w1280', 'w1920']);

/** TMDB's URLs do not say the kind of a picture. Guessed from its size, else from the requested size; usually a poster. */
function guessKind(size: string, asked: string): PictureKind | null {
  if (POSTER_SIZES.has(size)) return 'poster';
  if (size === 'w300' || size === 'w1280') return 'backdrop';
  if (size === 'w45' || size === 'h632') return 'profile';
  if (size === 'w780' || size === 'original' || size === 'w1920') return WIDE.has(asked) ? 'backdrop' : 'poster';
  return null;
}
