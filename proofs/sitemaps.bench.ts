import { fork } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { SITEMAP_BYTES_MAX, SITEMAP_URLS_MAX } from '../src/shared/domain/limits.ts';
import { rounded } from '../tools/figures.ts';
import { reportBench } from './report.ts';
import { openSeededStack } from './seeded-stack.ts';
import type { RunReport } from './sitemaps/run.ts';

/**
 * Every sitemap of a seeded catalogue: with the indexing bar and without it, against a bare read of the same rows; then again
 * without changes, and after a thousand changes. `npm run bench -- sitemaps --share 1` is all of TMDB, `--database` an existing
 * catalogue, in which the run changes a thousand addresses.
 */
const CHANGES = 1_000;
const { values } = parseArgs({
  options: { share: { type: 'string', default: '0.01' }, database: { type: 'boolean', default: false } },
  allowPositionals: true,
  strict: false,
});

const stack = await openSeededStack({ share: String(values.share), isGiven: values.database === true });
const client = new pg.Client({ connectionString: stack.env.DATABASE_URL ?? '' });
const rows: [string, RunReport][] = [];
try {
  await client.connect();
  await measure('bare read, bar off', '--do', 'read', '--bar', 'off');
  await measure('whole build, bar off', '--do', 'build', '--bar', 'off');
  const limits = await checkFiles();
  await measure('the same again', '--do', 'build', '--bar', 'off');
  await measure('bare read, bar on', '--do', 'read');
  await measure('whole build, bar on', '--do', 'build');
  const touched = await changeSome();
  await measure(`after ${CHANGES} changes`, '--do', 'refresh');
  tell(limits, touched);
} finally {
  await client.end();
  await stack.stop();
}

async function measure(name: string, ...args: string[]): Promise<void> {
  const child = fork(path.join(import.meta.dirname, 'sitemaps/run.ts'), args, {
    env: stack.env,
    // Limits the heap, so that the peak shows what the build needs.
    execArgv: ['--max-old-space-size=128', '--max-semi-space-size=4'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  rows.push([
    name,
    await new Promise<RunReport>((resolve, reject) => {
      child.once('message', (report) => resolve(report as RunReport));
      child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)));
    }),
  ]);
}

/** The largest file: number of URLs, and bytes before compression. */
async function checkFiles(): Promise<{ files: number; urls: number; bytes: number }> {
  const largest = { files: 0, urls: 0, bytes: 0 };
  const { rows: files } = await client.query<{ kind: string; number: number }>(
    'select kind, number from sitemap_files',
  );
  for (const { kind, number } of files) {
    const { rows: stored } = await client.query<{ body: Buffer; url_count: number }>(
      'select body, url_count from sitemap_files where kind = $1 and number = $2',
      [kind, number],
    );
    const [file] = stored;
    if (!file) continue;
    largest.files += 1;
    largest.urls = Math.max(largest.urls, file.url_count);
    largest.bytes = Math.max(largest.bytes, gunzipSync(file.body).length);
  }
  if (largest.urls > SITEMAP_URLS_MAX || largest.bytes > SITEMAP_BYTES_MAX) throw new Error('a file is too large');
  return largest;
}

/** As a sync does: a new row and its announcement, for films with neighbouring ids. */
async function changeSome(): Promise<number> {
  const { rows: changed } = await client.query<{ id: number }>(
    `update movies set slug = slug || 'x', version = nextval('content_version')
     where id in (select id from movies where is_public order by id offset 100 limit ${CHANGES}) returning id`,
  );
  const tags = changed.map(({ id }) => `movie:${id}`);
  await client.query('insert into outbox (tags) values ($1)', [tags]);
  return new Set(changed.map(({ id }) => Math.ceil(id / 10_000))).size;
}

function tell(limits: { files: number; urls: number; bytes: number }, touched: number): void {
  process.stdout.write(
    `${limits.files} files without the bar, the largest ${limits.urls} pages and ${limits.bytes} bytes; ${CHANGES} changes were in ${touched}\n`,
  );
  reportBench({
    bench: 'sitemaps',
    limits,
    touched,
    rows: rows.map(([what, { seconds, peakMb, report }]) => ({
      what,
      pages: report.urls ?? 0,
      'files looked at': report.looked ?? '',
      written: report.written ?? '',
      deleted: report.deleted ?? '',
      seconds: rounded(seconds, 1),
      'peak MB': Math.round(peakMb),
    })),
  });
}
