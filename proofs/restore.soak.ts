import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { editMovie } from '../src/server/admin/editing/edit-entity.ts';
import { type Context, openContext } from '../src/server/context.ts';
import { uploadPicture } from '../src/server/images/upload-picture.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { createLog } from '../src/server/infra/log.ts';
import { buildImageUrl } from '../src/shared/domain/pictures/image-url.ts';
import { paths } from '../src/shared/domain/site/paths.ts';
import { drawPicture } from '../test/pictures/picture-host.ts';
import { findFreePort } from '../tools/local-postgres.ts';
import { type Stack, startStack } from '../tools/stack.ts';
import { reportSoak } from './report.ts';

/**
 * Backs up a share of all of TMDB with texts and pictures of editors, drops the database and restores into an empty one: every row
 * and every response byte must be the same as before. On Debian's PostgreSQL, which has the tools for it.
 */
const { values } = parseArgs({
  options: { share: { type: 'string', default: '0.05' }, pictures: { type: 'string', default: '100' } },
  allowPositionals: true,
});
const EDITED = 50;
const DATABASE = 'lanterninha';

const stack = await startStack('debian', { LOG_LEVEL: 'warn', RATE_LIMITS: 'off' });
const folder = await mkdtemp(path.join(tmpdir(), 'lanterninha-backup-'));
try {
  await stack.runCli('seed:scale', '--share', values.share);
  const addresses = await writeAsEditors(stack);
  const port = await findFreePort();
  const before = await visit(stack, port, addresses);
  const backedUp = await timed(() => stack.runCli('backup', folder));
  const file = path.join(folder, (await readdir(folder)).find((name) => name.endsWith('.dump')) ?? '');
  const { size } = await stat(file);
  await stack.postgres.dropDatabase(DATABASE);
  await stack.postgres.createDatabase(DATABASE);
  const restored = await timed(() => stack.runCli('restore', file));
  const verified = await timed(() => stack.runCli('restore', '--verify', file));
  const after = await visit(stack, port, addresses);
  const problems = addresses.flatMap((address) => {
    const [then = '', now = ''] = [before.get(address), after.get(address)];
    return then.startsWith('200 ') && then === now ? [] : `${address}: ${then} then, ${now} now`;
  });
  const [, held = ''] = /^(\d+ tables and \d+ rows) are what they were/m.exec(verified.said) ?? [];
  if (!held) problems.push(`not verified: ${verified.said}`);
  reportSoak({
    line:
      `restore: share ${values.share}, ${held}, dump of ${Math.round(size / 1e6)} MB; backed up in ${backedUp.seconds} s, ` +
      `dropped, read back and compared in ${restored.seconds} s, compared once more in ${verified.seconds} s; ` +
      `${values.pictures} pictures and ${addresses.length - Number(values.pictures)} pages as before`,
    problems,
  });
} finally {
  await stack.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Returns the addresses to compare: pages of the edited titles, lists, and the uploaded pictures. */
async function writeAsEditors({ env }: Stack): Promise<string[]> {
  const { ctx, close } = await openContext(readEnv(env), createLog('warn'));
  try {
    const films = await ctx.db
      .selectFrom('movies')
      .select(['id', 'slug'])
      .where('is_listed', '=', true)
      .limit(EDITED)
      .execute();
    for (const { id } of films) {
      await editMovie(ctx, { movieId: id, changes: { tagline: `Frase ${id}` }, author: 'redacao', note: '' });
    }
    const pages = films.map(({ slug }) => paths.movie(slug));
    return ['/', '/filmes', '/series', '/generos', '/sitemap.xml', ...pages, ...(await uploadPictures(ctx))];
  } finally {
    await close();
  }
}

async function uploadPictures(ctx: Context): Promise<string[]> {
  const words = { alt: 'Uma foto', credit: 'Foto: Redação', licence: 'CC BY 4.0' };
  const addresses: string[] = [];
  for (let place = 0; place < Number(values.pictures); place += 1) {
    const bytes = await drawPicture(1_000 + place, 600);
    const picture = await uploadPicture(ctx, { id: 'redacao', network: '' }, { bytes, ...words });
    addresses.push(buildImageUrl('backdrop', 'w1280', picture.path, 'webp') ?? '');
  }
  return addresses;
}

/** Each address with the response a new visitor gets. */
async function visit({ startServer }: Stack, port: number, addresses: readonly string[]): Promise<Map<string, string>> {
  const server = await startServer({ port, services: 'web,functions,images' });
  const seen = new Map<string, string>();
  for (const address of addresses) {
    const response = await fetch(server.url + address);
    const bytes = Buffer.from(await response.arrayBuffer());
    seen.set(address, `${response.status} ${createHash('sha256').update(bytes).digest('hex')}`);
  }
  await server.stop();
  return seen;
}

async function timed(work: () => Promise<string>): Promise<{ said: string; seconds: string }> {
  const started = performance.now();
  const said = await work();
  return { said, seconds: ((performance.now() - started) / 1_000).toFixed(1) };
}
