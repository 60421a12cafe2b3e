import { expect, test } from 'vitest';
import { CITY_OF_GOD, openEditedFixture } from './editing/open-edited-fixture.ts';
import { raceOnOneField, raceOnTwoFields, raceSetBesidePublish, raceUndoBesideEdit } from './editing/race-editors.ts';

const fixture = await openEditedFixture();
const other = await fixture.openAnother();
const race = {
  contexts: [fixture.ctx, other.ctx] as const,
  editors: [await fixture.hire('Ana'), await fixture.hire('Bia')] as const,
  subject: CITY_OF_GOD,
};

test('of two editors who save one field at once, one is stored and the other gets a conflict', async () => {
  expect(await raceOnOneField(race, 20)).toEqual([]);
}, 60_000);

test('two editors who save and publish different fields at once lose nothing', async () => {
  expect(await raceOnTwoFields(race, 20)).toEqual([]);
}, 60_000);

test('a change set that is applied while its draft is published publishes it once', async () => {
  expect(await raceSetBesidePublish(race, 20)).toEqual([]);
}, 60_000);

test('a change set that is undone while an editor saves loses neither text', async () => {
  expect(await raceUndoBesideEdit(race, 20)).toEqual([]);
}, 60_000);
