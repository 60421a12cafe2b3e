import { checkLive } from '#server/tmdb/check-live.ts';
import type { Command } from './command.ts';

export const checkTmdb: Command = {
  usage: 'tmdb:check',
  what: 'ask TMDB what we only read about it, and tell where its answers differ from what we read',
  async run({ ctx, print }) {
    let surprises = 0;
    await checkLive(ctx.tmdb, ({ check, isAsExpected, finding }) => {
      if (!isAsExpected) surprises += 1;
      print(`${isAsExpected ? 'as expected' : 'DIFFERENT  '}  ${check}: ${finding}`);
    });
    if (surprises > 0) throw new Error(`${surprises} answers differ from what we expect`);
  },
};
