import { fillFixture } from '../e2e/setup-fixture.ts';
import { median, rounded } from '../tools/figures.ts';
import { startStack } from '../tools/stack.ts';
import { measurePage, type PageCost, startVariant } from './page-cache/ask.ts';
import { AGAINST, PAGES, type PageKind, VARIANTS, type Variant } from './page-cache/variant.ts';
import { reportBench } from './report.ts';
import type { StartedServer } from './start-server.ts';

/**
 * The cost of a cached page against a bare server that sends the same bytes, and of rendered pages against bare React,
 * interleaved in one run. The client shares the cores: compare the ratio within a round and the CPU time per request.
 */
const ROUNDS = Number(process.argv[3] ?? 7);
const ROUND_MS = 1_500;

interface Measured {
  name: Variant;
  kind: PageKind;
  costs: PageCost[];
}

const stack = await startStack();
await fillFixture(stack);
const names = Object.keys(VARIANTS) as Variant[];
const running = new Map<Variant, StartedServer>();
const kinds = Object.keys(PAGES) as PageKind[];
const measured: Measured[] = kinds.flatMap((kind) =>
  names
    .filter((name) => kind === 'title' || name === 'bare-react' || name === 'rendered')
    .map((name) => ({ name, kind, costs: [] })),
);
try {
  // The bare variants fetch their copy from the running server, so they start last.
  for (const name of names.toSorted((a, b) => Number(a.startsWith('bare')) - Number(b.startsWith('bare')))) {
    const copyOf = `${running.get('hit')?.url ?? ''}${PAGES.title}`;
    running.set(name, await startVariant(name, { copyOf, env: stack.env }));
  }
  for (const each of measured) await measure(each, 700);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const each of measured) each.costs.push(await measure(each, ROUND_MS));
  }
  report();
} finally {
  for (const { child } of running.values()) child.disconnect();
  await stack.stop();
}

function measure({ name, kind }: Measured, forMs: number): Promise<PageCost> {
  const server = running.get(name);
  if (!server) throw new Error(`${name} is not running`);
  return measurePage(name, server, { page: PAGES[kind], forMs });
}

function report(): void {
  const rows = measured.map(({ name, kind, costs: own }) => {
    const bare = measured.find((other) => other.kind === kind && other.name === AGAINST[name])?.costs ?? [];
    // Compared with the same round of the other variant, so that other load on the machine affects both.
    const rates = own.map(({ perSecond }, round) => perSecond / (bare[round]?.perSecond ?? Number.NaN));
    const costs = own.map(({ cpuMs }, round) => (bare[round]?.cpuMs ?? Number.NaN) / cpuMs);
    return {
      variant: name,
      page: kind,
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
