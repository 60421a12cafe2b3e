import { request } from 'node:http';
import { type EdgeFixture, look } from './edge-fixture.ts';

const AT_ONCE = 4;
const PAGES = ['/admin/dashboard', '/admin/conta', '/admin'];
const ENDINGS = [
  ...[
    '/x.css',
    '/x.js',
    '/x.png',
    '.css',
    '.js',
    '.data',
    ';x.css',
    ';a=b.js',
    '%2fx.css',
    '%2e.css',
    '%00.png',
    '%0ax.css',
  ],
  ...['?x.css', '%3fx.css', '%23x.css', '/..%2fx.css', '/.', '.', '//', '/%2e%2e/sobre'],
];
const WAYS_IN = [
  '//admin/dashboard',
  '/ADMIN/dashboard',
  '/%61dmin/dashboard',
  '/filmes/../admin/dashboard',
  '/x/..%2fadmin/conta',
  '/admin%2fdashboard',
];

/** Addresses that the origin could take for an admin page and the edge for a public file. */
export const DECEPTIONS = [...PAGES.flatMap((page) => ENDINGS.map((ending) => page + ending)), ...WAYS_IN];

/** Requests each address as a signed-in editor, then without a session. Returns the private data that leaked. */
export async function deceive(fixture: EdgeFixture, addresses: readonly string[]): Promise<string[]> {
  const { cookie, secrets } = await fixture.signIn();
  const own = await look(`${fixture.edge.url}/admin/conta`, { cookie });
  // Without this check the test proves nothing.
  if (!secrets.some((secret) => own.body.includes(secret))) throw new Error('the admin page was not shown');
  const leaks: string[] = [];
  const left = [...addresses];
  const tryAll = async () => {
    for (let address = left.shift(); address !== undefined; address = left.shift()) {
      await askRaw(fixture.edge.url, address, cookie);
      const { body, cache } = await askRaw(fixture.edge.url, address, '');
      if (secrets.some((secret) => body.includes(secret))) leaks.push(`${address}: private words`);
      if (/^\/admin\b/.test(address) && cache === 'hit') leaks.push(`${address}: cached`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, tryAll));
  return leaks;
}

/** Sends the path as written: a URL object would normalise it. */
function askRaw(origin: string, path: string, cookie: string): Promise<{ body: string; cache: string }> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, headers: cookie ? { cookie } : {} }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('end', () =>
        resolve({ body: Buffer.concat(chunks).toString(), cache: String(answer.headers['x-cache'] ?? '') }),
      );
    });
    asked.once('error', reject);
    asked.end();
  });
}
