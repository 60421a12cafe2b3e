import { OperatorError } from '#server/infra/operator-error.ts';
import { FETCH_KINDS } from '#server/store/jobs/fetch-queue.ts';
import { countOutdated } from '#server/store/titles/projected.ts';
import { reprojectOutdated } from '#server/sync/projection/reproject-outdated.ts';
import { PROJECTION_VERSION } from '#server/sync/projection/version.ts';
import { catalogueCommand } from './command.ts';
import { anyNumber, oneOf, option, wholeNumberFrom } from './parameters.ts';

export const reproject = catalogueCommand({
  summary:
    'write again the rows that an older release projected, without asking TMDB; may be stopped and started again',
  arguments: { kinds: anyNumber(oneOf(...FETCH_KINDS), `${FETCH_KINDS.join(', ')}; without any, all`) },
  options: { limit: option('count', wholeNumberFrom(1), 'how many of each kind at most', 1_000_000) },
  async run({ kinds, limit }, { ctx, terminal }) {
    let failures = 0;
    for (const kind of FETCH_KINDS.filter((each) => kinds.length === 0 || kinds.includes(each))) {
      const outdated = await countOutdated(ctx.db, kind, PROJECTION_VERSION);
      const progress = terminal.progress(`${kind} projected`);
      const wanted = Math.min(outdated, limit);
      const { done, failed } = await reprojectOutdated(ctx, kind, {
        limit,
        onDone: (count) => progress.update(count, wanted),
      });
      progress.end();
      terminal.print(`${kind}: ${done} projected, ${failed.length} failed, ${outdated - done} left`);
      if (failed.length > 0) terminal.print(`${kind} failed: ${failed.slice(0, 20).join(' ')}`);
      failures += failed.length;
    }
    if (failures > 0) throw new OperatorError(`${failures} could not be projected; the log has the errors.`);
  },
});
