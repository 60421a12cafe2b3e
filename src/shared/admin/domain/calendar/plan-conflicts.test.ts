import { expect, test } from 'vitest';
import { findPlanConflicts, type PlannedSubject } from './plan-conflicts.ts';

const plan = (more: Partial<PlannedSubject> = {}): PlannedSubject => ({
  ...{
    entity: 'movie',
    id: 1,
    title: 'Um',
    fields: ['overview'],
    slug: null,
    changed: [],
    reviewed: [],
    unpublishAt: null,
  },
  ...more,
});
const NOTHING = { pins: [], collections: [] };
const pinned = (until: string | null) => ({
  pins: [{ kind: 'movie' as const, id: 1, from: null, until }],
  collections: [],
});
const NIGHT = new Date('2026-11-21T01:30:00Z');

test.each([
  [
    'two plans with the same address',
    plan({ slug: 'a' }),
    [plan({ slug: 'a', id: 2, title: 'Dois' })],
    [{ kind: 'slug', other: 'Dois' }],
  ],
  ['a film and a series with the same address', plan({ slug: 'a' }), [plan({ slug: 'a', entity: 'series' })], []],
  ['a plan and itself', plan({ slug: 'a' }), [plan({ slug: 'a' })], []],
  ['plans without an address', plan(), [plan({ id: 2 })], []],
  [
    'a review of the same field',
    plan({ reviewed: ['title', 'overview'] }),
    [],
    [{ kind: 'review', fields: ['overview'] }],
  ],
  ['a review of another field', plan({ reviewed: ['title'] }), [], []],
  ['a draft that changed', plan({ changed: ['overview'] }), [], [{ kind: 'changed', fields: ['overview'] }]],
] as const)('%s', (_, one, others, conflicts) => {
  expect(findPlanConflicts(one, others, NOTHING).publish).toEqual(conflicts);
});

test.each([
  ['pinned without an end', plan({ unpublishAt: NIGHT }), pinned(null), [{ kind: 'home', until: null }]],
  [
    'pinned until that day in São Paulo',
    plan({ unpublishAt: NIGHT }),
    pinned('2026-11-20'),
    [{ kind: 'home', until: '2026-11-20' }],
  ],
  ['pinned until the day before', plan({ unpublishAt: NIGHT }), pinned('2026-11-19'), []],
  ['pinned, another kind', plan({ entity: 'series', unpublishAt: NIGHT }), pinned(null), []],
  ['pinned, not hidden', plan(), pinned(null), []],
  [
    'a chosen collection',
    plan({ entity: 'collection', id: 7, unpublishAt: NIGHT }),
    { pins: [], collections: [{ id: 7, from: null, until: null }] },
    [{ kind: 'home', until: null }],
  ],
] as const)('hidden while %s', (_, one, home, conflicts) => {
  expect(findPlanConflicts(one, [], home).unpublish).toEqual(conflicts);
});
