import { type DerivedPart, rebuildDerived } from '#server/catalogue/rebuild-derived.ts';
import type { Command } from './command.ts';
import { createProgress, type Progress } from './progress.ts';

const PARTS: readonly DerivedPart[] = ['lists', 'search'];

export const rebuildDerivedAgain: Command = {
  usage: 'derived:rebuild [lists] [search]',
  what: 'build lists and search anew from the catalogue, beside what is read meanwhile, as the nightly job does',
  async run({ ctx, args, print }) {
    const parts = PARTS.filter((part) => args.length === 0 || args.includes(part));
    const unknown = args.filter((word) => !PARTS.some((part) => part === word));
    if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: there are ${PARTS.join(' and ')}`);
    let progress: Progress | undefined;
    let told = '';
    const rebuilt = await rebuildDerived(ctx, parts, (part, step, done) => {
      const label = `${part}: ${step}`;
      if (label !== told) {
        progress?.end();
        progress = done === undefined ? undefined : createProgress(label, process.stdout);
        if (done === undefined) print(label);
        told = label;
      }
      if (done !== undefined) progress?.update(done);
    });
    progress?.end();
    for (const { what, seconds, counts } of rebuilt) {
      const counted = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
      print(`${what}: ${seconds.toFixed(1)} s; ${counted.join(', ')}`);
    }
    print(`derived:rebuild: ${rebuilt.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(1)} s`);
  },
};
