import { parseArgs } from 'node:util';
import { openBatchContext, openContext } from '../../src/server/context.ts';
import { readEnv } from '../../src/server/infra/env.ts';
import { createLog } from '../../src/server/infra/log.ts';
import { type BuildReport, buildSitemaps } from '../../src/server/sitemaps/build-sitemaps.ts';
import { FILE_KINDS, rangeOf } from '../../src/server/sitemaps/list-entries.ts';
import { refreshSitemaps } from '../../src/server/sitemaps/refresh-sitemaps.ts';
import {
  INDEXING_BAR,
  listSitemapMovies,
  listSitemapPeople,
  listSitemapRecords,
  listSitemapSeasons,
  listSitemapSeries,
  NO_BAR,
  type SitemapBar,
} from '../../src/server/store/site/sitemap-rows.ts';

/** One run in its own process, so that its memory can be measured: `run.ts --do build --bar off`. */
export interface RunReport {
  seconds: number;
  peakMb: number;
  report: Partial<BuildReport>;
}

const { values } = parseArgs({ options: { do: { type: 'string' }, bar: { type: 'string', default: 'on' } } });
const bar = values.bar === 'off' ? NO_BAR : INDEXING_BAR;
const env = readEnv();
const opened = await openContext(env, createLog('warn'));
const { ctx, close } = openBatchContext(env, opened.ctx);
const started = performance.now();
const report = await work();
const seconds = (performance.now() - started) / 1_000;
process.send?.({ seconds, peakMb: process.resourceUsage().maxRSS / 1_024, report } satisfies RunReport);
await close();
await opened.close();
process.disconnect?.();

function work(): Promise<Partial<BuildReport>> {
  if (values.do === 'read') return readOnly(bar);
  return values.do === 'refresh' ? refreshSitemaps(ctx) : buildSitemaps(ctx, bar);
}

/** Reads the same rows with the same statements and discards them. */
async function readOnly(bar: SitemapBar): Promise<Partial<BuildReport>> {
  const reads = {
    filmes: listSitemapMovies,
    series: listSitemapSeries,
    temporadas: listSitemapSeasons,
    pessoas: listSitemapPeople,
    colecoes: listSitemapRecords('collection'),
  } as const;
  let urls = 0;
  for (const [kind, read] of Object.entries(reads)) {
    const fileKind = FILE_KINDS[kind as keyof typeof reads];
    for (const number of await fileKind.listNumbers(ctx.db)) {
      urls += (await read(ctx.db, rangeOf(fileKind, number), bar)).length;
    }
  }
  return { urls };
}
