import { plainCommand } from './command.ts';
import { requireSchema, withCatalogue } from './open-catalogue.ts';
import { option, shareOfAll, wholeNumberFrom } from './parameters.ts';
import { rebuildAndPrint } from './rebuild-derived.ts';
import { runTool } from './run-tool.ts';

export const seedScale = plainCommand({
  summary: 'fill an empty catalogue with generated titles, for measurements, and build what is derived from them',
  needs: ['DATABASE_OWNER_URL'],
  options: {
    share: option('part', shareOfAll, 'how much of the size of all of TMDB', 1),
    seed: option('number', wholeNumberFrom(), 'another number gives other titles', 1),
  },
  async run({ share, seed }, session) {
    const { DATABASE_URL, DATABASE_OWNER_URL } = session.env;
    await requireSchema(session.env);
    const args = ['--share', String(share), '--seed', String(seed)];
    await runTool('seed-scale.ts', args, { DATABASE_URL, DATABASE_OWNER_URL });
    await withCatalogue(session, { needsTmdb: false }, (ctx) => rebuildAndPrint(ctx, [], session.terminal));
  },
});
