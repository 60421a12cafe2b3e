import { inSoakFixture } from '../test/edge/open-soak-fixture.ts';
import { publishOften } from '../test/edge/publish-visible.ts';
import { countOf, wholePercentile } from './report.ts';

/** From the commit of an edit until a visitor sees it through the edge: 95 of 100 within five seconds. */
const ROUNDS = countOf(100);
const BAR_MS = 5_000;

await inSoakFixture({}, async (fixture) => {
  const times = await publishOften(fixture, ROUNDS);
  const late = times.filter((ms) => ms > BAR_MS).length;
  const problems = late > ROUNDS * 0.05 ? [`${late} of ${ROUNDS} took longer than 5 s`] : [];
  const line = `publish-visible: ${ROUNDS} edits, p50 ${wholePercentile(times, 0.5)} ms, p95 ${wholePercentile(times, 0.95)} ms, ${late} later than 5 s`;
  return { line, problems };
});
