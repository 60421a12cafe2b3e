import { type AddressInfo, connect, createServer, type LookupFunction, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountImages } from '../src/processes/images/mount-images.ts';
import { getPictureAddress } from '../src/server/catalogue/documents/image-proxy.ts';
import { createImageService } from '../src/server/images/serve-image.ts';
import { createClientLimit } from '../src/server/infra/client-limit.ts';
import { createHttpApp } from '../src/server/infra/http.ts';
import { createLog } from '../src/server/infra/log.ts';
import { ImageProxy } from '../src/shared/contract/image-proxy.ts';
import { parsePictureRequest } from '../src/shared/domain/pictures/picture-request.ts';
import { openPictures } from './pictures/open-pictures.ts';
import { drawPicture, sendBytes } from './pictures/picture-host.ts';

/** Counts connections to these servers, which only a successful attack makes. */
let visits = 0;
const canaries: Server[] = [];
const listen = (address: string, port: number) =>
  new Promise<number>((resolve, reject) => {
    const server = createServer((socket) => {
      visits += 1;
      socket.destroy();
    });
    canaries.push(server);
    server.once('error', reject).listen(port, address, () => resolve((server.address() as AddressInfo).port));
  });

const fixture = await openPictures();
const port = await listen('127.0.0.1', 0);
await listen('::1', port).catch(() => undefined);
afterAll(() => canaries.forEach((server) => server.close()));

const log = createLog('silent');
const app = await createHttpApp({ log, metrics: fixture.ctx.metrics, trustedProxies: [], isHttps: false });
beforeAll(async () => {
  await mountImages(app, fixture.service, createClientLimit({ perMinute: 0, burst: 0 }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  fixture.host.answer('/t/p/', sendBytes(await drawPicture(342, 513)));
});
afterAll(() => app.close());

const P = String(port);
/** Known ways to spell an address of this machine or of a private network. */
const HOSTS = [
  `127.0.0.1:${P}`,
  `localhost:${P}`,
  `LOCALHOST:${P}`,
  `localhost.:${P}`,
  `127.1:${P}`,
  `127.0.1:${P}`,
  `0:${P}`,
  `0.0.0.0:${P}`,
  `0177.0.0.1:${P}`,
  `0177.0.0.01:${P}`,
  `017700000001:${P}`,
  `0x7f.0.0.1:${P}`,
  `0x7f000001:${P}`,
  `2130706433:${P}`,
  `[::1]:${P}`,
  `[::]:${P}`,
  `[0:0:0:0:0:0:0:1]:${P}`,
  `[::ffff:127.0.0.1]:${P}`,
  `[::ffff:7f00:1]:${P}`,
  `[::127.0.0.1]:${P}`,
  `①②⑦.0.0.1:${P}`,
  `127。0。0。1:${P}`,
  `ⓛocalhost:${P}`,
  `127.0.0.1%00:${P}`,
  `127.0.0.1.nip.io:${P}`,
  `localtest.me:${P}`,
  `image.tmdb.org@127.0.0.1:${P}`,
  `image.tmdb.org:443@127.0.0.1:${P}`,
  `user:secret@127.0.0.1:${P}`,
  `127.0.0.1:${P}#@image.tmdb.org`,
  `127.0.0.1:${P}?@image.tmdb.org`,
  `127.0.0.1:${P}\\@image.tmdb.org`,
  `image.tmdb.org%40127.0.0.1:${P}`,
  `image.tmdb.org.127.0.0.1:${P}`,
  `169.254.169.254`,
  `[fd00:ec2::254]`,
  'metadata.google.internal',
  `10.0.0.1:${P}`,
  `192.168.0.1:${P}`,
];

const asTmdb = HOSTS.map((host) => `http://${host}/t/p/w500/abc.jpg`);
const asVideo = HOSTS.slice(0, 20).map((host) => `https://${host}/vi/dQw4w9WgXcQ/hqdefault.jpg`);
const schemes = [
  'file',
  'gopher',
  'dict',
  'ftp',
  'ldap',
  'tftp',
  'jar',
  'data',
  'javascript',
  'ws',
  'unix',
  'http+unix',
].map((scheme) => `${scheme}://127.0.0.1:${P}/t/p/w500/abc.jpg`);
const crooked = [
  `//127.0.0.1:${P}/abc.jpg`,
  `/\\127.0.0.1:${P}/abc.jpg`,
  `\\\\127.0.0.1:${P}\\abc.jpg`,
  `/@127.0.0.1:${P}/abc.jpg`,
  `/t/p/w500/http://127.0.0.1:${P}/abc.jpg`,
  `https://image.tmdb.org/t/p/w500/..//127.0.0.1:${P}/abc.jpg`,
  `https://image.tmdb.org\r\nHost: 127.0.0.1:${P}/t/p/w500/abc.jpg`,
  `https://image.tmdb.org/t/p/w500/abc.jpg\r\nX: http://127.0.0.1:${P}`,
  `https://image.tmdb.org%0d%0aHost:127.0.0.1:${P}/t/p/w500/abc.jpg`,
  `https://image.tmdb.org/t/p/w500/abc.jpg?u=http://127.0.0.1:${P}/`,
  `/img/poster/w500/http:%2f%2f127.0.0.1:${P}%2fabc.jpg`,
  `/img/poster/w500/..%2f..%2f127.0.0.1:${P}.jpg`,
];
const asUrls = [...asTmdb, ...asVideo, ...schemes, ...crooked];

const inFile = HOSTS.map((host) => `/img/poster/w342/${host}.webp`);
const inEncodedFile = HOSTS.slice(0, 24).map(
  (host) => `/img/poster/w342/${encodeURIComponent(`http://${host}/abc`)}.jpg`,
);
const inParts = [
  `/img/http:/127.0.0.1:${P}/abc.webp`,
  `/img//127.0.0.1:${P}/w342/abc.webp`,
  `/img/poster/@127.0.0.1:${P}/abc.webp`,
  `/img/poster/w342/%2f%2f127.0.0.1:${P}%2fabc.webp`,
  `/img/poster/w342/%5c%5c127.0.0.1:${P}%5cabc.webp`,
  `/img/poster/w342/..%2f..%2f..%2fabc.webp`,
  `/img/poster/w342/%252e%252e%252fabc.webp`,
  `/img/poster/w342/abc%0d%0aHost:%20127.0.0.1:${P}.webp`,
  `/img/poster/w342/abc%00.webp`,
  `/img/poster/w342%2f..%2f..%2f@127.0.0.1:${P}/abc.webp`,
  `/img/video/w480/../../127.0.0.1:${P}.webp`,
  `/img/video/w480/%2e%2e%2f127.0.0.webp`,
  `/img/poster/w342/abc.webp@127.0.0.1:${P}`,
  `http://127.0.0.1:${P}/img/poster/w342/abc.webp`,
  `//127.0.0.1:${P}/img/poster/w342/abc.webp`,
  `@127.0.0.1:${P}/img/poster/w342/abc.webp`,
  `*`,
];

/** Sends the target as it is: an HTTP client would normalise the address. */
function sendRaw(target: string, host = 'lanterninha.example'): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString('latin1'))).once('close', () => resolve(answer));
    socket.once('error', () => resolve(answer));
    socket.write(
      `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-Host: 127.0.0.1:${P}\r\nConnection: close\r\n\r\n`,
      'utf8',
    );
  });
}

test('there are at least 150 of them', () => {
  expect(new Set([...asUrls, ...inFile, ...inEncodedFile, ...inParts]).size).toBeGreaterThanOrEqual(150);
});

test('no address handed in to be fetched is fetched: each is refused, or is one of ours', async () => {
  for (const url of asUrls) {
    const answer = await getPictureAddress({ siteUrl: 'https://lanterninha.example' }, ImageProxy.parse({ url })).catch(
      () => undefined,
    );
    if (answer) await sendRaw(answer.value.url);
  }
  expect(visits).toBe(0);
});

test('no address in the place of a file, a size or a kind leads anywhere but to the host of the configuration', async () => {
  for (const target of [...inFile, ...inEncodedFile, ...inParts]) {
    expect([target, /^HTTP\/1\.1 (400|404)/.test(await sendRaw(target))]).toEqual([target, true]);
  }
  // The part after # is not sent as part of an address, so this is an ordinary picture.
  await sendRaw(`/img/poster/w342/abc.webp#@127.0.0.1:${P}`);
  await sendRaw('/img/poster/w342/by-host-header.webp', `127.0.0.1:${P}`);
  expect(visits).toBe(0);
  for (const path of fixture.host.asked) expect(path).toMatch(/^\/t\/p\/(w\d+|h632|original)\/[\w-]{1,80}\.(jpg|png)$/);
});

const LOCATIONS = [
  'http://127.0.0.1:PORT/a.jpg',
  '//127.0.0.1:PORT/a.jpg',
  'http://[::1]:PORT/a.jpg',
  'http://localhost:PORT/a.jpg',
  'http://2130706433:PORT/a.jpg',
];

test.each([301, 302, 303, 307, 308, 300])(
  'a host that sends us on to this machine with %i is not followed',
  async (status) => {
    for (const [index, location] of LOCATIONS.entries()) {
      const file = `redirect${status}-${index}`;
      fixture.host.answer(`/t/p/w342/${file}.`, (_request, response) => {
        response
          .writeHead(status, { location: location.replace('PORT', P), refresh: `0; url=http://127.0.0.1:${P}/` })
          .end();
      });
      expect(await sendRaw(`/img/poster/w342/${file}.webp`)).toContain('image/svg+xml');
    }
    expect(visits).toBe(0);
  },
);

test.each([
  ['127.0.0.1', 4],
  ['127.8.8.8', 4],
  ['0.0.0.0', 4],
  ['10.1.2.3', 4],
  ['172.16.9.9', 4],
  ['192.168.1.1', 4],
  ['169.254.169.254', 4],
  ['100.64.0.1', 4],
  ['::1', 6],
  ['::', 6],
  ['::ffff:127.0.0.1', 6],
  ['::ffff:7f00:1', 6],
  ['fd00:ec2::254', 6],
  ['fe80::1', 6],
  ['64:ff9b::7f00:1', 6],
])('a picture host whose name is turned to %s is not asked', async (address, family) => {
  let asked = 0;
  const turned: LookupFunction = (_name, _options, callback) => {
    asked += 1;
    callback(null, [{ address, family }]);
  };
  const settings = { ...fixture.env, IMAGE_SOURCE_URL: `https://pictures.example:${P}/t/p` };
  const service = createImageService(fixture.ctx, settings, { lookup: turned });
  const request = parsePictureRequest('poster', 'w342', `turned-${asked}-${address.replaceAll(/[.:]/g, '-')}.webp`);
  if (!request) throw new Error('not an address of ours');
  expect((await service.get(request)).state).toBe('stand-in');
  expect(asked).toBeGreaterThan(0);
  expect(visits).toBe(0);
  await service.close();
});
