import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { enterPlan } from '../../../test/editing/enter-prices.ts';
import { CITY_OF_GOD, openEditedFixture } from '../../../test/editing/open-edited-fixture.ts';
import type { Editor } from '../admin/editing/editor.ts';
import { openSubject } from '../admin/editing/open-subject.ts';
import { plan } from '../admin/editing/plans.ts';
import { publishDue } from '../admin/editing/publish-due.ts';
import { approveReview, returnReview } from '../admin/review/decide-review.ts';
import { sendForReview } from '../admin/review/send-review.ts';
import { remindExpiringOffers } from '../admin/subscriptions/remind-expiring.ts';
import { audited } from '../staff/audited.ts';
import { countUnread, deleteOldNotifications, listNotifications } from '../store/notifications/notifications.ts';
import { notifyFailedJob } from './notify-failed-job.ts';

const fixture = await openEditedFixture();
const { ctx, write, publishAll, pass } = fixture;
const clara = await fixture.hire('Clara', 'writer');
const [bruno, bia] = [await fixture.hire('Bruno'), await fixture.hire('Bia')];
const ana = await fixture.hire('Ana', 'administrator');

beforeEach(async () => {
  await sql`delete from notification_events`.execute(ctx.db);
});

const seenOf = async () => {
  const { fields } = await openSubject(ctx, CITY_OF_GOD);
  return Object.fromEntries(fields.flatMap(({ field, draft, version }) => (draft ? [[field, version] as const] : [])));
};
async function send(editor: Editor, reviewerId = ''): Promise<string> {
  const sent = await sendForReview(ctx, editor, CITY_OF_GOD, { seen: await seenOf(), note: 'Mais direta', reviewerId });
  if (!('reviewId' in sent)) throw new Error('unexpected clash');
  return sent.reviewId;
}
const kindsOf = async ({ actor }: Editor) => {
  const found = await listNotifications(ctx.db, actor.id, { isPersonal: false, limit: 50 });
  return found.map(({ kind }) => kind).toSorted();
};
const everyone = async () => Promise.all([clara, bruno, bia, ana].map(kindsOf));

test('a review reaches the reviewer who was asked, and its sender when it is returned and approved', async () => {
  await write(clara, CITY_OF_GOD, { tagline: 'Uma' });
  const id = await send(clara, bruno.actor.id);
  expect(await everyone()).toEqual([[], ['review-asked'], [], []]);
  await returnReview(ctx, bruno, id, { round: 1, comment: 'Falta o ano' });
  expect(await everyone()).toEqual([['review-returned'], ['review-asked'], [], []]);
  const [returned] = await listNotifications(ctx.db, clara.actor.id, { isPersonal: true, limit: 1 });
  expect(returned).toMatchObject({
    ...{ title: 'Cidade de Deus', actorName: 'Bruno', isRead: false },
    details: { fields: ['tagline'], reviewId: id, quote: 'Falta o ano' },
  });
  await send(clara, bruno.actor.id);
  await approveReview(ctx, bruno, id, { round: 2, mayApproveOwn: false });
  expect(await everyone()).toEqual([['review-approved', 'review-returned'], ['review-asked', 'review-asked'], [], []]);
});

test('a review for anyone reaches everyone who may publish, and another author learns of the publication', async () => {
  await write(clara, CITY_OF_GOD, { tagline: 'Duas' });
  await write(bia, CITY_OF_GOD, { overview: 'Escrita por Bia.' });
  const id = await send(clara);
  expect(await everyone()).toEqual([[], ['review-asked'], ['review-asked'], ['review-asked']]);
  await approveReview(ctx, bruno, id, { round: 1, mayApproveOwn: false });
  expect(await kindsOf(bia)).toEqual(['published', 'review-asked']);
  expect(await countUnread(ctx.db, bia.actor.id)).toEqual({ personal: 1, all: 2 });
});

test('a refused decision notifies of nothing', async () => {
  await write(clara, CITY_OF_GOD, { tagline: 'Três' });
  const id = await send(clara, bruno.actor.id);
  await write(clara, CITY_OF_GOD, { tagline: 'Mudou' });
  await expect(approveReview(ctx, bruno, id, { round: 1, mayApproveOwn: false })).rejects.toThrow();
  expect(await kindsOf(clara)).toEqual([]);
  await publishAll(bruno, CITY_OF_GOD);
  expect(await kindsOf(clara)).toEqual(['published']);
});

test('a plan that is carried out or fails reaches who made it, and each failure once', async () => {
  await write(bruno, CITY_OF_GOD, { tagline: 'Planejada' });
  const soon = () => new Date(ctx.now().getTime() + 5 * 60_000);
  const make = async () =>
    plan(ctx, bruno, CITY_OF_GOD, {
      ...{ publishAt: soon(), publishOnPlatformId: undefined, unpublishAt: undefined, seen: await seenOf() },
    });
  await make();
  pass(6);
  await publishDue(ctx);
  expect(await everyone()).toEqual([[], ['published'], [], []]);
  await write(bruno, CITY_OF_GOD, { tagline: 'Outra' });
  await make();
  await write(clara, CITY_OF_GOD, { tagline: 'Mudou depois' });
  pass(6);
  await publishDue(ctx);
  await publishDue(ctx);
  expect(await everyone()).toEqual([[], ['plan-failed', 'published'], [], []]);
  await publishAll(bruno, CITY_OF_GOD);
});

test('a change at TMDB reaches the author of the field, once', async () => {
  await write(clara, CITY_OF_GOD, { overview: 'Nossa sinopse.' });
  await publishAll(bruno, CITY_OF_GOD);
  await sql`delete from notification_events`.execute(ctx.db);
  await fixture.tellByTmdb(CITY_OF_GOD, { overview: 'Outra sinopse no TMDB.' });
  await fixture.tellByTmdb(CITY_OF_GOD, { overview: 'Outra sinopse no TMDB.', title: 'Outro título' });
  expect((await everyone()).flat()).toEqual(['conflict']);
});

test('a failed job reaches administrators once a day', async () => {
  await notifyFailedJob(ctx, 'publish-due');
  await notifyFailedJob(ctx, 'publish-due');
  await notifyFailedJob(ctx, 'tickets-sync');
  expect(await everyone()).toEqual([[], [], [], ['routine-failed', 'routine-failed']]);
  pass(24 * 60);
  await notifyFailedJob(ctx, 'publish-due');
  expect((await kindsOf(ana)).length).toBe(3);
});

test('offers that expire within a week reach editors once for each day', async () => {
  const day = (days: number) => new Date(ctx.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  for (const [name, expires] of [
    ['A', day(3)],
    ['B', day(3)],
    ['C', day(20)],
  ] as const)
    await enterPlan(ctx, { platformId: 8, name, checkedOn: day(-1), expiresOn: expires });
  expect([await remindExpiringOffers(ctx), await remindExpiringOffers(ctx)]).toEqual([1, 0]);
  expect(await everyone()).toEqual([[], ['offer-expiring'], ['offer-expiring'], ['offer-expiring']]);
  const [told] = await listNotifications(ctx.db, ana.actor.id, { isPersonal: false, limit: 1 });
  expect(told?.details).toEqual({ day: day(3), count: 2 });
});

test('a changed credential reaches its member, in the transaction of the audit event', async () => {
  const event = { action: 'password.changed', entity: 'member', entityId: clara.actor.id };
  await audited(ctx, clara.actor, async () => ({ auditEvent: event, result: undefined }));
  await audited(ctx, clara.actor, async () => ({ auditEvent: { ...event, action: 'member.renamed' }, result: 0 }));
  expect(await everyone()).toEqual([['credential-changed'], [], [], []]);
});

test('old notifications are deleted, unless something of them still waits', async () => {
  const event = { action: 'password.changed', entity: 'member', entityId: clara.actor.id };
  await audited(ctx, clara.actor, async () => ({ auditEvent: event, result: undefined }));
  const later = new Date(ctx.now().getTime() + 1_000);
  await deleteOldNotifications(ctx.db, later);
  expect(await kindsOf(clara)).toEqual(['credential-changed']);
  await sql`update pgboss.job set state = 'completed' where name = 'notification-email'`.execute(ctx.db);
  await deleteOldNotifications(ctx.db, later);
  expect(await kindsOf(clara)).toEqual([]);
});
