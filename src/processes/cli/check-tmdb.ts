import { OperatorError } from '#server/infra/operator-error.ts';
import { checkLive } from '#server/tmdb/check-live.ts';
import { catalogueCommand } from './command.ts';

export const checkTmdb = catalogueCommand({
  summary: 'ask TMDB what we only read about it, and print where its answers differ',
  needs: ['TMDB_TOKEN'],
  async run(_given, { ctx, terminal }) {
    let surprises = 0;
    await checkLive(ctx.tmdb, ({ check, isAsExpected, finding }) => {
      if (!isAsExpected) surprises += 1;
      terminal.print(`${isAsExpected ? 'as expected' : 'DIFFERENT  '}  ${check}: ${finding}`);
    });
    if (surprises > 0) throw new OperatorError(`${surprises} answers differ from what we expect.`);
  },
});
