import { describe, expect, test } from 'vitest';
import { DELIVERY_TESTS_PER_HOUR } from '#shared/admin/domain/limits.ts';
import { NOTIFICATION_KINDS, NOTIFICATION_RULES } from '#shared/admin/domain/notifications/kinds.ts';
import { adminNotificationSettings as words } from '#shared/admin/text/staff/notification-settings.ts';
import { openEditedFixture } from '../../../test/editing/open-edited-fixture.ts';
import { startWebhookReceiver } from '../../../test/notifications/receivers.ts';
import { unseal } from '../staff/sealed.ts';
import { findPreferences } from '../store/notifications/preferences.ts';
import { findWebhook } from '../store/notifications/webhook.ts';
import { changePreferences, readUnsubscription, restoreDefaultPreferences, unsubscribe } from './preferences.ts';
import { sendTest } from './test-limits.ts';
import { buildUnsubscribeToken } from './unsubscribe-token.ts';
import { changeWebhook, readWebhook, replaceWebhookSecret, testWebhook } from './webhook-settings.ts';

const fixture = await openEditedFixture();
const { ctx, pass } = fixture;
const clara = { id: (await fixture.hire('Clara', 'writer')).actor.id, role: 'writer' } as const;
const ana = await fixture.hire('Ana', 'administrator');
const keys = ['k'.repeat(32)] as const;

describe('preferences', () => {
  test('store only what differs from the defaults', async () => {
    const defaults = (name: string) => {
      const [channel, kind] = name.split(':') as ['bell' | 'email', keyof typeof NOTIFICATION_RULES];
      return NOTIFICATION_RULES[kind][channel];
    };
    await changePreferences(ctx, clara, { pace: 'hour', isTicked: defaults });
    expect(await findPreferences(ctx.db, clara.id)).toEqual({ choices: {}, pace: 'hour' });
    await changePreferences(ctx, clara, {
      pace: 'day',
      isTicked: (name) => name !== 'email:mention' && defaults(name),
    });
    expect(await findPreferences(ctx.db, clara.id)).toEqual({
      choices: { mention: { bell: true, email: false } },
      pace: 'day',
    });
    await restoreDefaultPreferences(ctx, clara.id);
    expect(await findPreferences(ctx.db, clara.id)).toEqual({ choices: {}, pace: 'now' });
  });

  test('of kinds that cannot concern the role are not changed by a forged form', async () => {
    await changePreferences(ctx, clara, { pace: 'now', isTicked: () => false });
    const { choices } = await findPreferences(ctx.db, clara.id);
    expect(Object.keys(choices)).not.toContain('routine-failed');
    expect(Object.keys(choices)).toContain('mention');
    await restoreDefaultPreferences(ctx, clara.id);
  });

  test('refuse an unknown pace', async () => {
    await expect(changePreferences(ctx, clara, { pace: 'never', isTicked: () => true })).rejects.toThrow(
      words.paceUnknown,
    );
  });
});

test('the link of an e-mail stops these e-mails, keeps the bell, and is in the audit', async () => {
  const token = buildUnsubscribeToken(keys, { memberId: clara.id, kinds: ['mention', 'review-returned'] });
  await unsubscribe(ctx, keys, token, '203.0.113.0');
  const off = { bell: true, email: false };
  expect((await findPreferences(ctx.db, clara.id)).choices).toEqual({ mention: off, 'review-returned': off });
  expect((await fixture.listAudit()).at(-1)).toMatchObject({ actor: clara.id, action: 'emails.stopped' });
  await expect(unsubscribe(ctx, keys, `${token}x`, '')).rejects.toThrow(words.unsubscribe.unknown);
  const gone = buildUnsubscribeToken(keys, { memberId: 'gone', kinds: ['mention'] });
  expect(await readUnsubscription(ctx, keys, gone)).toBeUndefined();
});

describe('the webhook', () => {
  const site = { keys, isDemo: true };
  const form = { kinds: ['mention'], hasDrafts: false } as const;

  test('gets a secret that is shown once and stored encrypted; a change keeps it, and it can be replaced', async () => {
    const receiver = await startWebhookReceiver('other');
    const { secret = '' } = await changeWebhook(ctx, site, ana.actor, { ...form, address: receiver.url });
    expect(secret.length).toBeGreaterThan(40);
    const stored = await findWebhook(ctx.db);
    expect(JSON.stringify(stored)).not.toContain(secret);
    expect((await unseal(keys, stored?.sealedSecret ?? ''))?.text).toBe(secret);
    expect(await changeWebhook(ctx, site, ana.actor, { ...form, address: receiver.url })).toEqual({
      secret: undefined,
    });
    await expect(testWebhook(ctx, site)).rejects.toThrow(words.webhook.testFailed('the receiver answered 401'));
    const next = await replaceWebhookSecret(ctx, keys, ana.actor);
    expect([next === secret, (await readWebhook(ctx)).secretHint]).toEqual([false, next.slice(-4)]);
    const audit = JSON.stringify(await fixture.listAudit());
    for (const hidden of [secret, next]) expect(audit).not.toContain(hidden);
    await receiver.close();
  });

  test.each(['http://avisos.example/', 'https://10.0.0.1/', 'https://user:pass@avisos.example/', 'x'])(
    'is refused at %s',
    async (address) => {
      const change = changeWebhook(ctx, site, ana.actor, { ...form, address });
      await expect(change).rejects.toMatchObject({ code: 'invalid-argument' });
    },
  );

  test('is removed by an empty address', async () => {
    await changeWebhook(ctx, site, ana.actor, { ...form, address: '' });
    expect(await findWebhook(ctx.db)).toBeUndefined();
    expect((await readWebhook(ctx)).kinds).toEqual(
      NOTIFICATION_KINDS.filter((kind) => NOTIFICATION_RULES[kind].webhook),
    );
    await expect(testWebhook(ctx, site)).rejects.toThrow(words.webhook.none);
  });
});

test('a member may send only some tests within an hour', async () => {
  let sent = 0;
  const send = () =>
    sendTest(ctx, clara.id, async () => {
      sent += 1;
    });
  for (let number = 0; number < DELIVERY_TESTS_PER_HOUR; number += 1) await send();
  await expect(send()).rejects.toThrow(words.tooManyTests);
  pass(61);
  await send();
  expect(sent).toBe(DELIVERY_TESTS_PER_HOUR + 1);
});
