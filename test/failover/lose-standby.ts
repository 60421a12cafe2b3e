import { setTimeout as sleep } from 'node:timers/promises';
import { hire } from '../editing/hire.ts';
import { findLosses } from './find-losses.ts';
import { EDITED, type PairFixture } from './open-pair-fixture.ts';
import { readSteadily } from './read-steadily.ts';
import { writeSteadily } from './write-steadily.ts';

/** Longer than the admin's statement timeout. */
const AWAY_MS = 8_000;

/**
 * The other half of the promise: without a standby no write is acknowledged, and readers do not notice. An operator who decides
 * to go on without one lets editors write again.
 */
export async function loseStandby(
  fixture: PairFixture,
): Promise<{ problems: string[]; acknowledged: number; refused: number }> {
  const [subject] = EDITED;
  if (!subject) throw new Error('nothing is edited');
  const person = await hire(fixture.ctx, 'Bia');
  await fixture.pair.standby()?.kill('machine');
  const readers = readSteadily(fixture.web.url, fixture.pages, true);
  // A standby that was just killed may still have confirmed a write.
  await sleep(500);
  const editor = writeSteadily(fixture.ctx, person, subject);
  await sleep(AWAY_MS);
  const [acknowledged, refused] = [editor.acknowledged.length, editor.refused()];
  await fixture.pair.waitFor('');
  for (let turn = 0; turn < 400 && editor.acknowledged.length === acknowledged; turn += 1) await sleep(50);
  await editor.stop();
  await readers.stop();
  const { failed, rude } = readers.readings;
  const wrong: [boolean, string][] = [
    [acknowledged > 0, `${acknowledged} writes were acknowledged without a standby`],
    [refused === 0, 'no write was refused'],
    [editor.acknowledged.length === acknowledged, 'no write succeeds after the operator allowed it'],
    [readers.readings.refused > 0, 'readers waited for a standby'],
  ];
  const problems = wrong.flatMap(([isWrong, words]) => (isWrong ? [words] : []));
  return {
    problems: [...problems, ...failed, ...rude, ...(await findLosses(fixture.ctx, [editor]))],
    acknowledged,
    refused,
  };
}
