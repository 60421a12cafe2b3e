import { adminPaths } from '#shared/admin/domain/paths.ts';
import type { Context } from '../context.ts';
import type { Env } from '../infra/env.ts';
import { type KeyRing, parseKeyRing } from '../infra/key-ring.ts';
import { unseal } from '../staff/sealed.ts';
import {
  countDeliveries,
  type EmailJob,
  findMailAddress,
  listMailEvents,
  type WebhookJob,
} from '../store/notifications/deliveries.ts';
import { findWebhook } from '../store/notifications/webhook.ts';
import { nameCredited } from '../store/people/people-by-name.ts';
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
}

/** `undefined` without ADMIN_SECRET: links and the webhook's secret need it, so everything waits for a process that has it. */
export function openDelivering(env: Env): Delivering | undefined {
  if (env.ADMIN_SECRET === undefined) return undefined;
  return {
    ...{ keys: parseKeyRing(env.ADMIN_SECRET), product: env.PRODUCT_NAME, siteUrl: env.SITE_URL },
    ...{ isDemo: env.DEMO === 'on', mailer: openEnvMailer(env) },
  };
}

export function openEnvMailer({ SMTP_URL: url, MAIL_FROM, CONTACT_EMAIL, PRODUCT_NAME: name }: Env) {
  return url === undefined ? undefined : openMailer({ url, from: { name, address: MAIL_FROM || CONTACT_EMAIL } });
}

type Ctx = Pick<Context, 'db' | 'log' | 'now' | 'metrics'>;

export type Delivery = { id: string; isLastTry: boolean } & (
  | { channel: 'email'; data: EmailJob }
  | { channel: 'webhook'; data: WebhookJob }
);

/** As pg-boss takes it. `deadletter`: failed for good. */
type Settled = { id: string } & (
  | { status: 'completed'; output: { outcome: 'sent' | 'off' } }
  | { status: 'failed' | 'deadletter'; output: { message: string } }
);

/**
 * One attempt. At least once: if the process dies after the receiver accepted and before pg-boss stored the outcome, the next
 * attempt repeats it under the same id.
 */
export async function deliver(ctx: Ctx, delivering: Delivering, delivery: Delivery): Promise<Settled> {
  const { id, channel } = delivery;
  try {
    const isSent =
      channel === 'email' ? await sendEmail(ctx, delivering, delivery) : await call(ctx, delivering, delivery.data);
    const outcome = isSent ? 'sent' : 'off';
    ctx.metrics.notifications.inc({ channel, outcome });
    return { id, status: 'completed', output: { outcome } };
  } catch (cause) {
    const reason = toErrorLine(cause);
    const isOver = delivery.isLastTry || cause instanceof MailRefused;
    ctx.metrics.notifications.inc({ channel, outcome: isOver ? 'failed' : 'retried' });
    ctx.log.warn({ id, channel, reason, isOver }, 'not delivered');
    return { id, status: isOver ? 'deadletter' : 'failed', output: { message: reason } };
  }
}

async function sendEmail(ctx: Ctx, delivering: Delivering, { id, data }: { id: string; data: EmailJob }) {
  const { mailer, keys, siteUrl, product } = delivering;
  const to = mailer && (await findMailAddress(ctx.db, data.memberId));
  if (!mailer || to === undefined) return false;
  const events = await listMailEvents(ctx.db, data);
  if (events.length === 0) return false;
  const kinds = [...new Set(events.map(({ kind }) => kind))];
  const unsubscribeUrl =
    siteUrl + adminPaths.unsubscribe(buildUnsubscribeToken(keys, { memberId: data.memberId, kinds }));
  const people = await nameCredited(
    ctx.db,
    events.flatMap(({ details }) => details.fields ?? []),
  );
  const parts = renderMail(events, { product, siteUrl }, unsubscribeUrl, people);
  await mailer.send({ ...parts, to, unsubscribeUrl, messageId: `<${id}@${new URL(siteUrl).hostname}>` });
  return true;
}

async function call(ctx: Ctx, { keys, isDemo }: Delivering, { body }: WebhookJob): Promise<boolean> {
  const webhook = await findWebhook(ctx.db);
  if (!webhook) return false;
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
export async function gaugeNotifications({ db, metrics, now }: Ctx): Promise<void> {
  const { failed, oldestDue } = await countDeliveries(db);
  metrics.notificationsFailed.set(failed);
  metrics.notificationsWaiting.set(oldestDue ? Math.max(0, (now().getTime() - oldestDue.getTime()) / 1_000) : 0);
}
