import { request } from 'node:http';
import { type EdgeFixture, look, purge } from './edge-fixture.ts';

const EVIL = 'evil.example';

/** Headers that some proxies and frameworks react to. */
export const POISONS: [string, string][] = [
  ...['X-Forwarded-Host', 'X-Host', 'X-Forwarded-Server', 'X-HTTP-Host-Override', 'X-Original-Host'],
  ...['X-Rewrite-Host', 'X-Backend-Host', 'X-Forwarded-Prefix', 'X-Base-URL', 'Origin', 'Referer', 'Via'],
]
  .map((name): [string, string] => [name, EVIL])
  .concat([
    ['Host', EVIL],
    ['Forwarded', `host=${EVIL};proto=http`],
    ['X-Forwarded-Proto', 'gopher'],
    ['X-Forwarded-Scheme', 'nothttps'],
    ['X-Forwarded-Port', '1337'],
    ['X-Forwarded-For', '1.2.3.4"><script>'],
    ['X-Real-IP', EVIL],
    ['X-Client-IP', EVIL],
    ['True-Client-IP', EVIL],
    ['X-Original-URL', '/admin'],
    ['X-Rewrite-URL', '/nada'],
    ['X-HTTP-Method-Override', 'POST'],
    ['X-HTTP-Method', 'DELETE'],
    ['X-Method-Override', 'PUT'],
    ['Accept-Language', 'en-US'],
    ['User-Agent', '"><script>alert(1)</script>'],
    ['Cookie', 'cookie-choice=accepted; session=x'],
    ['Authorization', 'Basic eDp5'],
    ['Accept', 'application/json'],
    ['Accept-Encoding', 'identity'],
    ['X-Requested-With', 'XMLHttpRequest'],
    ['Purpose', 'prefetch'],
    ['X-Edge-Stale', '1'],
    ['X-Edge-Pass', '1'],
    ['X-Remix-Request', 'yes'],
    ['Range', 'bytes=0-10'],
    ['If-None-Match', '*'],
    ['Cache-Control', 'no-cache'],
  ]);

export const POISONED_ROUTES = [
  '/',
  '/filmes',
  '/filme/cidade-de-deus-2002-598',
  '/filme/cidade-de-deus-2002-598.data',
  '/filme/cidade-de-deus-2002-598/informar-erro',
  '/series',
  '/series/populares',
  '/filmes/em-cartaz',
  '/filmes/genero/drama-18',
  '/filmes/plataforma/netflix-8',
  '/generos',
  '/generos/drama',
  '/plataformas',
  '/plataformas/netflix',
  '/pessoas',
  '/colecoes',
  '/buscar?q=cidade',
  '/sobre',
  '/privacidade',
  '/api/getMovieDetails?movieId=598',
];

/** What a second, clean reader would notice: the page itself and its own address. */
const marksOf = ({ status, body, headers }: Awaited<ReturnType<typeof look>>) =>
  JSON.stringify([
    status,
    body,
    headers.get('location'),
    headers.get('content-type'),
    headers.get('content-security-policy'),
  ]);

/** Each header with each route: requested with the header into an empty cache, then without it. Returns the differences. */
export async function poison(
  fixture: EdgeFixture,
  pairs: readonly (readonly [route: string, poison: [string, string]])[],
) {
  const clean = new Map<string, string>();
  const differences: string[] = [];
  for (const [route, [name, value]] of pairs) {
    await purge(fixture, 'all', 'hard');
    if (!clean.has(route)) {
      clean.set(route, marksOf(await look(fixture.edge.url + route)));
      await purge(fixture, 'all', 'hard');
    }
    await askWith(fixture.edge.url + route, name, value);
    if (marksOf(await look(fixture.edge.url + route)) !== clean.get(route)) differences.push(`${route} ${name}`);
  }
  return differences;
}

/** `fetch` forbids some headers; an attacker can send them. */
function askWith(url: string, name: string, value: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method: 'GET', headers: { [name]: value } }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve());
    });
    asked.once('error', reject);
    asked.end();
  });
}
