import { type DerivedPart, rebuildDerived } from '#server/catalogue/documents/rebuild-derived.ts';
import type { Context } from '#server/context.ts';
import { catalogueCommand } from './command.ts';
import { anyNumber, oneOf } from './parameters.ts';
import { showSteps } from './show-steps.ts';
import type { Terminal } from './terminal.ts';

const PARTS = ['lists', 'search'] as const;

export const rebuildDerivedAgain = catalogueCommand({
  summary: 'build lists and search anew from the catalogue and swap them in, as the nightly job does',
  arguments: { parts: anyNumber(oneOf(...PARTS), 'lists, search; without any, both') },
  run: ({ parts }, { ctx, terminal }) => rebuildAndPrint(ctx, parts, terminal),
});

export async function rebuildAndPrint(ctx: Context, parts: readonly DerivedPart[], terminal: Terminal): Promise<void> {
  const steps = showSteps(terminal);
  const wanted = PARTS.filter((part) => parts.length === 0 || parts.includes(part));
  const rebuilt = await rebuildDerived(ctx, wanted, (part, step, done) => {
    if (done === undefined) terminal.print(`${part}: ${step}`);
    else steps.update(`${part}: ${step}`, done);
  });
  steps.end();
  for (const { what, seconds, counts } of rebuilt) {
    const counted = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
    terminal.print(`${what}: ${seconds.toFixed(1)} s; ${counted.join(', ')}`);
  }
  terminal.print(`derived:rebuild: ${rebuilt.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(1)} s`);
}
