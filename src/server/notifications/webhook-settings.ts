import { randomBytes, randomUUID } from 'node:crypto';
import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import type { WebhookView } from '#shared/admin/domain/notifications/delivery-views.ts';
import {
  NOTIFICATION_KINDS,
  NOTIFICATION_RULES,
  type NotificationKind,
} from '#shared/admin/domain/notifications/kinds.ts';
import type { WebhookBody } from '#shared/admin/domain/notifications/webhook-body.ts';
import { adminNotificationSettings as words } from '#shared/admin/text/staff/notification-settings.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { Context } from '../context.ts';
import type { KeyRing } from '../infra/key-ring.ts';
import { audited } from '../staff/audited.ts';
import { seal, unseal } from '../staff/sealed.ts';
import { findLastWebhookCall, retryFailedDeliveries } from '../store/notifications/deliveries.ts';
import { deleteWebhook, findWebhook, saveWebhook } from '../store/notifications/webhook.ts';
import type { Actor } from '../store/staff/audit.ts';
import { callWebhook, parseWebhookAddress } from './call-webhook.ts';
import { toErrorLine } from './deliver.ts';

interface WebhookForm {
  address: string;
  kinds: readonly NotificationKind[];
  hasDrafts: boolean;
}

/** Without the secret, which is shown once, when it is made. */
export async function readWebhook(ctx: Context): Promise<WebhookView> {
  const [webhook, last] = await Promise.all([findWebhook(ctx.db), findLastWebhookCall(ctx.db)]);
  const kinds = webhook?.kinds ?? NOTIFICATION_KINDS.filter((kind) => NOTIFICATION_RULES[kind].webhook);
  return {
    ...{ address: webhook?.address ?? '', secretHint: webhook?.secretHint ?? '', kinds },
    ...{ hasDrafts: webhook?.hasDrafts ?? false, last },
  };
}

/** A new webhook gets a secret, which is returned; a changed one keeps its own. An empty address removes it. */
export async function changeWebhook(
  ctx: Context,
  { keys, isDemo }: { keys: KeyRing; isDemo: boolean },
  actor: Actor,
  { address, kinds, hasDrafts }: WebhookForm,
): Promise<{ secret: string | undefined }> {
  const audit = { action: 'webhook.changed', entity: 'site', entityId: 'webhook' };
  if (address === '')
    return audited(ctx, actor, async (trx) => {
      const isGone = await deleteWebhook(trx);
      return { auditEvent: isGone ? { ...audit, after: { isOn: false } } : undefined, result: { secret: undefined } };
    });
  const url = parseWebhookAddress(address, isDemo);
  if (!url) refuseWrongFields({ address: words.webhook.wrongAddress });
  const before = await findWebhook(ctx.db);
  const secret = before ? undefined : makeSecret();
  const sealed = secret ? await toSealed(keys, secret) : before;
  if (!sealed) throw new Error('a webhook without a secret');
  const { sealedSecret, secretHint } = sealed;
  const webhook = { address: url?.href ?? address, sealedSecret, secretHint, kinds: [...kinds], hasDrafts };
  return audited(ctx, actor, async (trx) => {
    await saveWebhook(trx, webhook, actor.id, ctx.now());
    // Of the address only the host: its path may contain a token.
    const after = { isOn: true, host: url?.host, kinds, hasDrafts };
    return { auditEvent: { ...audit, after }, result: { secret } };
  });
}

export async function replaceWebhookSecret(ctx: Context, keys: KeyRing, actor: Actor): Promise<string> {
  const before = await findWebhook(ctx.db);
  if (!before) throw new Failure('not-found', words.webhook.none);
  const secret = makeSecret();
  const webhook = { ...before, ...(await toSealed(keys, secret)) };
  return audited(ctx, actor, async (trx) => {
    await saveWebhook(trx, webhook, actor.id, ctx.now());
    return { auditEvent: { action: 'webhook.secret', entity: 'site', entityId: 'webhook' }, result: secret };
  });
}

/** Called at once and not as a job, so that the administrator sees the answer. */
export async function testWebhook(ctx: Context, { keys, isDemo }: { keys: KeyRing; isDemo: boolean }): Promise<void> {
  const webhook = await findWebhook(ctx.db);
  if (!webhook) throw new Failure('not-found', words.webhook.none);
  const secret = await unseal(keys, webhook.sealedSecret);
  const at = ctx.now();
  const body: WebhookBody = {
    ...{ id: randomUUID(), kind: 'test', at: at.toISOString(), actor: null, subject: null, fields: [] },
    ...{ reviewId: null, routine: null, day: null, count: null },
  };
  try {
    await callWebhook({ address: webhook.address, secret: secret?.text ?? '', body, at, isDemo });
  } catch (error) {
    throw new Failure('aborted', words.webhook.testFailed(toErrorLine(error)), { cause: error });
  }
}

export async function retryFailed(ctx: Context, actor: Actor): Promise<number> {
  return audited(ctx, actor, async (trx) => {
    const count = await retryFailedDeliveries(trx);
    const auditEvent = { action: 'deliveries.retried', entity: 'site', entityId: 'notifications', after: { count } };
    return { auditEvent: count > 0 ? auditEvent : undefined, result: count };
  });
}

function makeSecret(): string {
  return randomBytes(32).toString('base64url');
}

async function toSealed(keys: KeyRing, secret: string) {
  return { sealedSecret: await seal(keys, secret), secretHint: secret.slice(-4) };
}
