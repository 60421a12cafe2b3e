import { setTimeout as sleep } from 'node:timers/promises';
import { NOTIFICATION_ATTEMPTS, NOTIFICATION_LEASE_MS, NOTIFICATION_POLL_MS } from '#shared/admin/domain/limits.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import type { Context } from '../context.ts';
import type { Env } from '../infra/env.ts';
import { type KeyRing, parseKeyRing } from '../infra/key-ring.ts';
import { unseal } from '../staff/sealed.ts';
import {
  composeDigests,
  countDeliveries,
  type DeliveryOutcome,
  type LeasedDelivery,
  leaseDeliveries,
  listDeliveryEvents,
  saveOutcome,
} from '../store/notifications/deliveries.ts';
import { findWebhook } from '../store/notifications/webhook.ts';
import { nameCredited } from '../store/people/people-by-name.ts';
import { type Attempts, findRetryDelay } from './back-off.ts';
import { callWebhook } from './call-webhook.ts';
import { renderMail } from './render-mail.ts';
import { type Mailer, MailRefused, openMailer } from './send-mail.ts';
import { buildUnsubscribeToken } from './unsubscribe-token.ts';

export interface Delivering {
  keys: KeyRing;
  product: string;
  siteUrl: string;
  isDemo: boolean;
  /** `undefined`: no e-mail is set up, and none is sent. */
  mailer: Mailer | undefined;
  attempts: Attempts;
  leaseMs: number;
  pollMs: number;
}

/** `undefined` without ADMIN_SECRET: links and the webhook's secret need it, so everything waits for a process that has it. */
export function openDelivering(env: Env): Delivering | undefined {
  if (env.ADMIN_SECRET === undefined) return undefined;
  return {
    ...{ keys: parseKeyRing(env.ADMIN_SECRET), product: env.PRODUCT_NAME, siteUrl: env.SITE_URL },
    ...{ isDemo: env.DEMO === 'on', mailer: openEnvMailer(env) },
    ...{ attempts: NOTIFICATION_ATTEMPTS, leaseMs: NOTIFICATION_LEASE_MS, pollMs: NOTIFICATION_POLL_MS },
  };
}

export function openEnvMailer({ SMTP_URL: url, MAIL_FROM, CONTACT_EMAIL, PRODUCT_NAME: name }: Env) {
  return url === undefined ? undefined : openMailer({ url, from: { name, address: MAIL_FROM || CONTACT_EMAIL } });
}

type Delivery = Pick<Context, 'db' | 'log' | 'now' | 'metrics'>;
/** Sent in parallel by one process. */
const AT_ONCE = 5;

/** Any number of processes may run it: each takes what no other has. */
export async function deliverInLoop(ctx: Delivery, delivering: Delivering, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      if ((await deliverDue(ctx, delivering)) > 0) continue;
    } catch (err) {
      ctx.log.warn({ err }, 'notifications could not be delivered');
    }
    await sleep(delivering.pollMs, undefined, { signal }).catch(() => undefined);
  }
  delivering.mailer?.close();
}

/** One round. Returns how many deliveries were tried. */
export async function deliverDue(ctx: Delivery, delivering: Delivering): Promise<number> {
  const { leaseMs } = delivering;
  await composeDigests(ctx.db, ctx.now());
  const leased = await leaseDeliveries(ctx.db, { now: ctx.now(), leaseMs, limit: AT_ONCE });
  await Promise.all(leased.map((delivery) => deliver(ctx, delivering, delivery)));
  return leased.length;
}

/**
 * At least once: if the process dies after the receiver accepted and before the outcome is stored, the next attempt repeats it under
 * the same id.
 */
async function deliver(ctx: Delivery, delivering: Delivering, delivery: LeasedDelivery): Promise<void> {
  const outcome = await attempt(ctx, delivering, delivery);
  await saveOutcome(ctx.db, delivery, outcome, ctx.now());
  const { id, channel, attempt: number } = delivery;
  ctx.metrics.notifications.inc({ channel, outcome: outcome.state === 'waiting' ? 'retried' : outcome.state });
  if ('error' in outcome)
    ctx.log.warn({ id, channel, attempt: number, reason: outcome.error, state: outcome.state }, 'not delivered');
}

async function attempt(ctx: Delivery, delivering: Delivering, delivery: LeasedDelivery): Promise<DeliveryOutcome> {
  try {
    const isSent =
      delivery.channel === 'email' ? await sendEmail(ctx, delivering, delivery) : await call(ctx, delivering, delivery);
    return { state: isSent ? 'sent' : 'off' };
  } catch (cause) {
    const error = toErrorLine(cause);
    const delay =
      cause instanceof MailRefused ? undefined : findRetryDelay(delivery.attempt, Math.random(), delivering.attempts);
    if (delay === undefined) return { state: 'failed', error };
    return { state: 'waiting', error, nextAt: new Date(ctx.now().getTime() + delay) };
  }
}

async function sendEmail(ctx: Delivery, delivering: Delivering, delivery: LeasedDelivery): Promise<boolean> {
  const { mailer, keys, siteUrl, product } = delivering;
  const { id, memberId, email } = delivery;
  if (!mailer || memberId === null || email === null) return false;
  const events = await listDeliveryEvents(ctx.db, id);
  if (events.length === 0) return false;
  const kinds = [...new Set(events.map(({ kind }) => kind))];
  const unsubscribeUrl = siteUrl + adminPaths.unsubscribe(buildUnsubscribeToken(keys, { memberId, kinds }));
  const people = await nameCredited(
    ctx.db,
    events.flatMap(({ details }) => details.fields ?? []),
  );
  const parts = renderMail(events, { product, siteUrl }, unsubscribeUrl, people);
  await mailer.send({ ...parts, to: email, unsubscribeUrl, messageId: `<${id}@${new URL(siteUrl).hostname}>` });
  return true;
}

async function call(ctx: Delivery, { keys, isDemo }: Delivering, { body }: LeasedDelivery): Promise<boolean> {
  const webhook = await findWebhook(ctx.db);
  if (!webhook || !body) return false;
  const secret = await unseal(keys, webhook.sealedSecret);
  if (!secret) throw new Error('no key of ADMIN_SECRET opens the secret of the webhook');
  await callWebhook({ address: webhook.address, secret: secret.text, body, at: ctx.now(), isDemo });
  return true;
}

/** One line, for the list of what failed. */
export function toErrorLine(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text.replaceAll(/\p{Cc}+/gu, ' ').slice(0, 300);
}

/** Sets the metrics of what failed for good and of the oldest that waits. */
export async function gaugeNotifications({ db, metrics, now }: Delivery): Promise<void> {
  const { failed, oldestDue } = await countDeliveries(db);
  metrics.notificationsFailed.set(failed);
  metrics.notificationsWaiting.set(oldestDue ? Math.max(0, (now().getTime() - oldestDue.getTime()) / 1_000) : 0);
}
