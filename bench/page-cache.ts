import { demoMovies } from '../demo/movies.ts';
import { median, rounded } from '../tools/figures.ts';
import { reportBench } from '../tools/report-bench.ts';
import { startStack } from '../tools/stack.ts';
import { measurePage, type PageCost, startVariant } from './page-cache/ask.ts';
import { AGAINST, VARIANTS, type Variant } from './page-cache/variant.ts';
import type { StartedServer } from './start-server.ts';

/**
 * The cost of a cached page against a bare server that sends the same bytes, and of a rendered page against bare React,
 * interleaved in one run. The client shares the cores: compare the ratio within a round and the CPU time per request.
 */
const ROUNDS = Number(process.argv[3] ?? 7);
const ROUND_MS = 1_500;
const CONNECTIONS = 8;
const MOVIE_ID = 1220564;
const PAGE = '/filme/o-agente-secreto-2025-1220564';

const stack = await startStack();
await stack.runCli('sync', 'movie', ...demoMovies.map((movie) => String(movie.id)));
const names = Object.keys(VARIANTS) as Variant[];
const running = new Map<Variant, StartedServer>();
const measured = new Map<Variant, PageCost[]>(names.map((name) => [name, []]));
try {
  // The bare variants fetch their copy from the running server, so they start last.
  for (const name of names.toSorted((a, b) => Number(a.startsWith('bare')) - Number(b.startsWith('bare')))) {
    const copyOf = `${running.get('hit')?.url ?? ''}${PAGE}`;
    running.set(name, await startVariant(name, { movieId: MOVIE_ID, copyOf, env: stack.env }));
  }
  for (const name of names) await measure(name, 700);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of names) measured.get(name)?.push(await measure(name, ROUND_MS));
  }
  report();
} finally {
  for (const { child } of running.values()) child.disconnect();
  await stack.stop();
}

function measure(name: Variant, forMs: number): Promise<PageCost> {
  const server = running.get(name);
  if (!server) throw new Error(`${name} is not running`);
  return measurePage(name, server, { page: PAGE, connections: CONNECTIONS, forMs });
}

function report(): void {
  const rows = names.map((name) => {
    const own = measured.get(name) ?? [];
    const bare = measured.get(AGAINST[name]) ?? [];
    // Compared with the same round of the other variant, so that other load on the machine affects both.
    const rates = own.map(({ perSecond }, round) => perSecond / (bare[round]?.perSecond ?? Number.NaN));
    const costs = own.map(({ cpuMs }, round) => (bare[round]?.cpuMs ?? Number.NaN) / cpuMs);
    return {
      variant: name,
      what: VARIANTS[name],
      'CPU ms/request': rounded(median(own.map(({ cpuMs }) => cpuMs))),
      'rate ÷ bare': rounded(median(rates)),
      'by CPU': rounded(median(costs)),
      bare: AGAINST[name],
      'requests/s': Math.round(median(own.map(({ perSecond }) => perSecond))),
      bytes: own.at(-1)?.bytes ?? 0,
    };
  });
  reportBench({ bench: 'page-cache', rounds: ROUNDS, roundMs: ROUND_MS, rows });
}
