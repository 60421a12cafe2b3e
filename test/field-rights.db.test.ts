import { describe, expect, test } from 'vitest';
import { discardDraft, listTrash, takeFromTrash } from '../src/server/admin/editing/discard-draft.ts';
import type { Editor } from '../src/server/admin/editing/editor.ts';
import { openSubject } from '../src/server/admin/editing/open-subject.ts';
import { plan } from '../src/server/admin/editing/plans.ts';
import { saveDraft } from '../src/server/admin/editing/save-draft.ts';
import { createRecord } from '../src/server/admin/records/create-record.ts';
import { findPlan } from '../src/server/store/editing/plans.ts';
import type { Subject } from '../src/server/store/titles/overrides.ts';
import { syncPerson } from '../src/server/sync/sync-person.ts';
import { syncSeries } from '../src/server/sync/sync-series.ts';
import { findEditableField } from '../src/shared/admin/domain/editing/check-field.ts';
import { listFields } from '../src/shared/admin/domain/editing/editable-fields.ts';
import { mayRole, ROLES, type Role } from '../src/shared/admin/domain/staff-roles.ts';
import { editing } from '../src/shared/admin/text/field-problems.ts';
import type { Editable } from '../src/shared/domain/entities.ts';
import { HOME } from '../src/shared/domain/site/home-pins.ts';
import { PAGE_IDS } from '../src/shared/domain/site/page-texts.ts';
import { isCreated } from '../src/shared/domain/subjects/records.ts';
import { everyFieldOfCredits, everyFieldOfSeason, valueOf } from './editing/every-field.ts';
import { BATCH, CITY_OF_GOD, openEditedFixture } from './editing/open-edited-fixture.ts';
import { isWhole, sample } from './sample.ts';

const fixture = await openEditedFixture();
const { ctx } = fixture;
const SERIES = { entity: 'series', id: 900_000_601 } as const;
const PERSON = { entity: 'person', id: 8602 } as const;
await syncSeries(ctx, SERIES.id, BATCH);
await syncPerson(ctx, PERSON.id, BATCH);
const people = Object.fromEntries(
  await Promise.all(ROLES.map(async (role) => [role, await fixture.hire(role, role)] as const)),
) as Record<Role, Editor>;
const collectionId = await createRecord(ctx, people.administrator, 'collection', { title: 'Uma coleção', slug: '' });

const planId = await createRecord(ctx, people.administrator, 'plan', { title: 'Um plano' });
const serviceId = await createRecord(ctx, people.administrator, 'service', { title: 'Um serviço' });
const bundleId = await createRecord(ctx, people.administrator, 'bundle', { title: 'Um combo' });

const SUBJECTS: readonly Subject[] = [
  ...[CITY_OF_GOD, SERIES, PERSON, { entity: 'collection', id: collectionId } as const],
  { entity: 'plan', id: planId },
  { entity: 'bundle', id: bundleId },
  { entity: 'service', id: serviceId },
  { entity: 'page', id: PAGE_IDS.about },
  { entity: 'page', id: PAGE_IDS.privacy },
  { entity: 'genre', id: 1 },
  { entity: 'platform', id: 1899 },
  HOME,
];
const isTitle = ({ entity }: Subject) => entity === 'movie' || entity === 'series';
const CELLS = sample(
  SUBJECTS.flatMap((subject) =>
    [
      ...listFields(subject.entity, subject.id),
      ...(subject.entity === 'series' ? Object.keys(everyFieldOfSeason(1, [1], '')) : []),
      ...(isTitle(subject) ? Object.keys(everyFieldOfCredits('cast', [String(PERSON.id)], '')) : []),
      ...(isTitle(subject) ? Object.keys(everyFieldOfCredits('crew', [`${PERSON.id}-director`], '')) : []),
    ].map((field) => ({ subject, field })),
  ),
  5,
);

const mayWrite = (entity: Editable, field: string, role: Role) => {
  const needs = findEditableField(entity, field)?.needs;
  return mayRole(role, 'draft') && (!needs || mayRole(role, needs));
};

/** Done, refused by the rules, or the other error. */
const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Error) =>
      error.message.includes(editing.fieldForbidden) || error.message === editing.draftIsPlanned
        ? 'refused'
        : error.message,
  );

let turn = 0;
async function write(by: Editor, subject: Subject, field: string): Promise<string> {
  turn += 1;
  const { fields } = await openSubject(ctx, subject, [field]);
  const version = fields.find((each) => each.field === field)?.version ?? 0;
  return outcomeOf(saveDraft(ctx, by, subject, [{ field, value: valueOf(subject.entity, field, turn), version }]));
}
const clear = (subject: Subject) => discardDraft(ctx, people.administrator, subject).catch(() => undefined);
async function planDraft(subject: Subject, field: string): Promise<void> {
  const { fields } = await openSubject(ctx, subject, [field]);
  const version = fields.find((each) => each.field === field)?.version ?? 0;
  const publishAt = new Date(ctx.now().getTime() + 3_600_000);
  const given = { publishAt, publishOnPlatformId: undefined, unpublishAt: undefined, seen: { [field]: version } };
  await plan(ctx, people.administrator, subject, given);
}

describe.each(ROLES)('%s', { timeout: 240_000 }, (role) => {
  test('writes, discards, takes back and unplans the fields the table allows, and no other', async () => {
    const mismatches: string[] = [];
    let cells = 0;
    const compare = (what: string, found: string, isAllowed: boolean) => {
      cells += 1;
      if (found !== (isAllowed ? 'done' : 'refused')) mismatches.push(`${what}: ${found}`);
    };
    for (const { subject, field } of CELLS) {
      const what = `${subject.entity}.${field}`;
      const isAllowed = mayWrite(subject.entity, field, role);
      await clear(subject);
      await ctx.db.deleteFrom('trash').execute();
      compare(`${what} save`, await write(people[role], subject, field), isAllowed);

      await clear(subject);
      if ((await write(people.administrator, subject, field)) !== 'done') mismatches.push(`${what} was not written`);
      compare(`${what} discard`, await outcomeOf(discardDraft(ctx, people[role], subject, [field])), isAllowed);

      await clear(subject);
      // Written once and discarded by one of the two.
      const thrown = (await listTrash(ctx)).find(({ fields }) => fields.includes(field));
      compare(`${what} take back`, await outcomeOf(takeFromTrash(ctx, people[role], thrown?.id ?? '')), isAllowed);

      await clear(subject);
      await write(people.administrator, subject, field);
      // A record that was never published cannot schedule a single field.
      if (isCreated(subject.entity)) continue;
      const planned = await outcomeOf(planDraft(subject, field));
      if (planned !== 'done') mismatches.push(`${what} was not planned: ${planned}`);
      const isReleased = isAllowed && mayRole(role, 'publish');
      compare(
        `${what} discard, planned`,
        await outcomeOf(discardDraft(ctx, people[role], subject, [field])),
        isReleased,
      );
      if (((await findPlan(ctx.db, subject)) === undefined) !== isReleased) mismatches.push(`${what}: the plan`);
    }
    expect(mismatches).toEqual([]);
    expect(cells).toBeGreaterThan(isWhole() ? 200 : 40);
  });
});
