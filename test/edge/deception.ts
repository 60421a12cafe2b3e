import { request } from 'node:http';
import { type EdgeHouse, look } from './edge-house.ts';

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

/** Addresses that mean a page of the newsroom to one of us and a public file to the other, if we disagreed. */
export const DECEPTIONS = [...PAGES.flatMap((page) => ENDINGS.map((ending) => page + ending)), ...WAYS_IN];

/** Somebody who works here opens each; then nobody does. Gives back what nobody should have got. */
export async function deceive(house: EdgeHouse, addresses: readonly string[]): Promise<string[]> {
  const { cookie, secrets } = await house.signIn();
  const own = await look(`${house.edge.url}/admin/conta`, { cookie });
  // Otherwise this proves nothing.
  if (!secrets.some((secret) => own.body.includes(secret))) throw new Error('the newsroom did not show itself');
  const leaks: string[] = [];
  const left = [...addresses];
  const tryAll = async () => {
    for (let address = left.shift(); address !== undefined; address = left.shift()) {
      await askRaw(house.edge.url, address, cookie);
      const { body, cache } = await askRaw(house.edge.url, address, '');
      if (secrets.some((secret) => body.includes(secret))) leaks.push(`${address}: private words`);
      if (/^\/admin\b/.test(address) && cache === 'hit') leaks.push(`${address}: kept`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, tryAll));
  return leaks;
}

/** As written: a URL object would tidy it. */
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
