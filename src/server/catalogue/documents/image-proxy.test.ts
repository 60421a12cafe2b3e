import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { IMAGE_PROXY_SIZES, ImageProxy, ImageProxyAnswer } from '#shared/contract/image-proxy.ts';
import { refusals } from '#shared/text/api/refusals.ts';
import { getPictureAddress } from './image-proxy.ts';

const site = { siteUrl: 'https://lanterninha.example' };
const KEY = 'dQw4w9WgXcQ';

async function addressOf(url: string, size?: string): Promise<string> {
  const { value } = await getPictureAddress(site, ImageProxy.parse({ url, size }));
  expect(ImageProxyAnswer.strict().parse(value)).toEqual(value);
  return value.url;
}

describe('a picture we know has an address of ours', () => {
  test.each([
    // TMDB's host: the size in the URL, or else the size asked for, decides the kind of picture.
    ['https://image.tmdb.org/t/p/w342/abc.jpg', undefined, '/img/poster/w500/abc.webp'],
    ['http://image.tmdb.org/t/p/w500/abc.png', 'w92', '/img/poster/w92/abc.webp'],
    ['https://image.tmdb.org/t/p/w500/abc.jpg', 'w300', '/img/poster/w300/abc.webp'],
    ['https://image.tmdb.org/t/p/w500/abc.jpg', 'w1920', '/img/poster/w1920/abc.webp'],
    ['https://image.tmdb.org/t/p/w500/abc.jpg', 'original', '/img/poster/original/abc.webp'],
    ['https://image.tmdb.org/t/p/w780/abc.jpg', 'w1280', '/img/backdrop/w1280/abc.webp'],
    ['https://image.tmdb.org/t/p/w780/abc.jpg', 'w780', '/img/poster/w780/abc.webp'],
    ['https://image.tmdb.org/t/p/w1280/abc.webp', 'w92', '/img/backdrop/w92/abc.webp'],
    ['https://image.tmdb.org/t/p/w1280/abc.jpg', 'w1920', '/img/backdrop/w1920/abc.webp'],
    ['https://image.tmdb.org/t/p/w300/abc.jpg', 'w780', '/img/backdrop/w780/abc.webp'],
    ['https://image.tmdb.org/t/p/original/abc.jpg', 'w1920', '/img/backdrop/w1920/abc.webp'],
    ['https://image.tmdb.org/t/p/original/abc.jpg', 'original', '/img/poster/original/abc.webp'],
    ['https://image.tmdb.org/t/p/original/abc.jpg', 'w185', '/img/poster/w185/abc.webp'],
    ['https://image.tmdb.org/t/p/h632/abc.jpg', 'w500', '/img/profile/w500/abc.webp'],
    ['https://image.tmdb.org/t/p/w45/abc.jpg', 'w185', '/img/profile/w185/abc.webp'],
    // Our own addresses, absolute or relative, keep their format.
    ['/img/backdrop/w300/abc_D-9.jpg', 'w1280', '/img/backdrop/w1280/abc_D-9.jpg'],
    ['/img/logo/w92/abc.avif', 'w300', '/img/logo/w300/abc.avif'],
    ['/img/still/w92/abc.webp', 'original', '/img/still/original/abc.webp'],
    ['https://lanterninha.example/img/profile/w45/abc.jpg', 'w185', '/img/profile/w185/abc.jpg'],
    // A bare path is a poster.
    ['/abc.jpg', undefined, '/img/poster/w500/abc.webp'],
    ['/abc.jpg', 'w1280', '/img/poster/w1280/abc.webp'],
    // The still of a trailer.
    [`https://i.ytimg.com/vi/${KEY}/maxresdefault.jpg`, undefined, `/img/video/w500/${KEY}.webp`],
    [`https://img.youtube.com/vi/${KEY}/0.jpg`, 'w300', `/img/video/w300/${KEY}.webp`],
    [`/img/video/w320/${KEY}.jpg`, 'original', `/img/video/original/${KEY}.jpg`],
    [`https://lanterninha.example/img/video/w1280/${KEY}.jpg`, 'w92', `/img/video/w92/${KEY}.jpg`],
  ])('%s in %s is %s', async (url, size, own) => {
    expect(await addressOf(url, size)).toBe(own);
  });

  test('in every size that can be asked for', async () => {
    for (const size of IMAGE_PROXY_SIZES) {
      expect(await addressOf('/abc.jpg', size)).toBe(`/img/poster/${size}/abc.webp`);
    }
  });
});

const HOSTILE = [
  // Other hosts, and hosts that resemble ours or TMDB's.
  'https://evil.example/t/p/w500/abc.jpg',
  'https://evil.example/abc.jpg',
  'https://image.tmdb.org.evil.example/t/p/w500/abc.jpg',
  'https://evil-image.tmdb.org/t/p/w500/abc.jpg',
  'https://image-tmdb.org/t/p/w500/abc.jpg',
  'https://imagextmdb.org/t/p/w500/abc.jpg',
  'https://image.tmdb.org./t/p/w500/abc.jpg',
  'https://image。tmdb。org/t/p/w500/abc.jpg',
  'https://image.tmdｂ.org/t/p/w500/abc.jpg',
  'https://xn--image-tmdb.org/t/p/w500/abc.jpg',
  'https://IMAGE.TMDB.ORG/t/p/w500/abc.jpg',
  'https://www.themoviedb.org/t/p/w500/abc.jpg',
  'https://lanterninha.example.evil.example/img/poster/w500/abc.jpg',
  'https://evil.example/img/poster/w500/abc.jpg',
  'http://lanterninha.example/img/poster/w500/abc.jpg',
  'https://lanterninha.example:444/img/poster/w500/abc.jpg',
  // A user name, a port, another scheme, no scheme.
  'https://image.tmdb.org@evil.example/t/p/w500/abc.jpg',
  'https://user:secret@image.tmdb.org/t/p/w500/abc.jpg',
  'https://evil.example#@image.tmdb.org/t/p/w500/abc.jpg',
  'https://image.tmdb.org:8443/t/p/w500/abc.jpg',
  'https://image.tmdb.org:443/t/p/w500/abc.jpg',
  '//image.tmdb.org/t/p/w500/abc.jpg',
  'image.tmdb.org/t/p/w500/abc.jpg',
  'ftp://image.tmdb.org/t/p/w500/abc.jpg',
  'file:///etc/passwd',
  'file:///abc.jpg',
  'gopher://127.0.0.1:6379/_abc.jpg',
  'data:image/png;base64,iVBORw0KGgo=',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'javascript:alert(1)',
  'javascript:alert(1)//abc.jpg',
  'java\nscript:alert(1)',
  'blob:https://image.tmdb.org/abc',
  'vbscript:msgbox(1)',
  // Internal addresses in every notation.
  'http://127.0.0.1/abc.jpg',
  'http://0177.0.0.1/abc.jpg',
  'http://0x7f000001/abc.jpg',
  'http://2130706433/abc.jpg',
  'http://127.1/abc.jpg',
  'http://[::1]/abc.jpg',
  'http://[::ffff:169.254.169.254]/abc.jpg',
  'http://169.254.169.254/latest/meta-data/abc.jpg',
  'http://localhost/t/p/w500/abc.jpg',
  'http://metadata.google.internal/abc.jpg',
  // Backslashes as slashes, and path traversal.
  'https:\\\\image.tmdb.org\\t\\p\\w500\\abc.jpg',
  'https://image.tmdb.org\\@evil.example/t/p/w500/abc.jpg',
  'https://image.tmdb.org/t/p/w500\\abc.jpg',
  '/\\evil.example/abc.jpg',
  '\\abc.jpg',
  '//evil.example/abc.jpg',
  '///abc.jpg',
  'https://image.tmdb.org/t/p/w500//abc.jpg',
  'https://image.tmdb.org/t/p/w500/../../abc.jpg',
  'https://image.tmdb.org/t/p/../abc.jpg',
  'https://image.tmdb.org/t/p/w500/a/abc.jpg',
  'https://image.tmdb.org/t/p/w500/%2e%2e%2fabc.jpg',
  'https://image.tmdb.org/t/p/w500%2fabc.jpg',
  'https://image.tmdb.org%2ft/p/w500/abc.jpg',
  'https://image.tmdb.org/t/p/w500/%252e%252e%252fabc.jpg',
  'https://image.tmdb.org/t/p/w500/%25%32%66abc.jpg',
  '/../etc/passwd',
  '/..%2fabc.jpg',
  '/img/../abc.jpg',
  '/img/poster/w500/../../abc.jpg',
  '/img/poster/w500/%2e%2e.jpg',
  '/img/poster/w500/a%2fb.jpg',
  // Line breaks, tabs, nulls, blanks.
  'https://image.tmdb.org/t/p/w500/abc.jpg\n',
  'https://image.tmdb.org/t/p/w500/abc.jpg\r\nSet-Cookie: a=b',
  'https://image.tmdb.org/t/p/w500/abc%0d%0aSet-Cookie:a.jpg',
  'https://image.tmdb.org\t/t/p/w500/abc.jpg',
  'https://image.tmdb.org/t/p/w500/abc.jpg\0',
  'https://image.tmdb.org/t/p/w500/abc\0.jpg',
  ' https://image.tmdb.org/t/p/w500/abc.jpg',
  'https://evil.example/\nhttps://image.tmdb.org/t/p/w500/abc.jpg',
  '/abc.jpg\n',
  ' /abc.jpg',
  '/abc .jpg',
  // Unknown file types, sizes and kinds; extra text around the address.
  'https://image.tmdb.org/t/p/w500/abc.svg',
  'https://image.tmdb.org/t/p/w500/abc.jpg.html',
  'https://image.tmdb.org/t/p/w500/abc.JPG',
  'https://image.tmdb.org/t/p/w500/abc',
  'https://image.tmdb.org/t/p/w500/',
  'https://image.tmdb.org/t/p/w501/abc.jpg',
  'https://image.tmdb.org/t/p/constructor/abc.jpg',
  'https://image.tmdb.org/t/p/w600_and_h900_bestv2/abc.jpg',
  'https://image.tmdb.org/t/p/abc.jpg',
  'https://image.tmdb.org/3/movie/598',
  'https://image.tmdb.org/t/p/w500/abc.jpg?url=https://evil.example',
  'https://image.tmdb.org/t/p/w500/abc.jpg#x',
  `/${'a'.repeat(81)}.jpg`,
  'abc.jpg',
  '/abc.gif',
  '/img/poster/w501/abc.jpg',
  '/img/constructor/w500/abc.jpg',
  '/img/__proto__/w500/abc.jpg',
  '/img/poster/w500/abc.png',
  '/img/poster/w500/abc.svg',
  '/img/video/w500/abc.jpg',
  '/img/video/w1280/../poster.jpg',
  // Malformed video ids and foreign hosts.
  `https://i.ytimg.com/vi/${KEY}x/hqdefault.jpg`,
  'https://i.ytimg.com/vi/short/hqdefault.jpg',
  `https://i.ytimg.com/vi/${KEY}/../hqdefault.jpg`,
  `https://i.ytimg.com/vi/${KEY}/hqdefault.svg`,
  `https://i.ytimg.com.evil.example/vi/${KEY}/hqdefault.jpg`,
  `https://i-ytimg.com/vi/${KEY}/hqdefault.jpg`,
  `https://i.ytimg.com@evil.example/vi/${KEY}/hqdefault.jpg`,
  `https://www.youtube.com/watch?v=${KEY}`,
  '<script>alert(1)</script>',
  "'; drop table movies; --",
];

test('at least sixty hostile addresses are tried', () => {
  expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(60);
});

test.each(HOSTILE)('%j is refused', async (url) => {
  await expect(addressOf(url)).rejects.toMatchObject({ code: 'invalid-argument', message: refusals.imageUrlInvalid });
});

test('whatever is given, what is answered is one of our own addresses or nothing', async () => {
  const piece = fc.constantFrom('https://', 'image.tmdb.org', 'i.ytimg.com', '/t/p/', 'w500', '/', KEY, '.jpg', '..');
  const url = fc.array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 8 }).map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(fc.oneof(url, fc.webUrl()), async (given) => {
      fc.pre(given.length > 0 && given.length <= 500);
      const own = await addressOf(given).catch(() => null);
      if (own !== null) expect(own).toMatch(/^\/img\/[a-z]+\/[wh]\d+\/[A-Za-z0-9_-]+\.(jpg|png|webp)$/);
    }),
    { seed: 603, numRuns: 500 },
  );
});

test.each([
  [{ url: '' }, refusals.imageUrlInvalid],
  [{}, refusals.imageUrlInvalid],
  [{ url: 598 }, refusals.imageUrlInvalid],
  [{ url: `/${'a'.repeat(500)}` }, refusals.imageUrlInvalid],
  [{ url: '/abc.jpg', size: 'w501' }, refusals.imageSizeInvalid],
  [{ url: '/abc.jpg', size: 500 }, refusals.imageSizeInvalid],
])('a call with %j says what is wrong with it', (request, message) => {
  expect(ImageProxy.safeParse(request).error?.issues[0]?.message).toBe(message);
});
