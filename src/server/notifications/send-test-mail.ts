import { randomUUID } from 'node:crypto';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { adminMail } from '#shared/admin/text/staff/mail.ts';
import { escapeXml } from '#shared/domain/xml.ts';
import type { Env } from '../infra/env.ts';
import { openEnvMailer } from './deliver.ts';

/** Sent at once and not as a job, so that the member sees the mail server's answer. */
export function openTestMail(env: Env): ((to: string) => Promise<void>) | undefined {
  if (env.SMTP_URL === undefined) return undefined;
  return async (to) => {
    const mailer = openEnvMailer(env);
    try {
      await mailer?.send({
        ...{ to, subject: adminMail.testSubject, text: adminMail.testBody, html: escapeXml(adminMail.testBody) },
        messageId: `<${randomUUID()}@${new URL(env.SITE_URL).hostname}>`,
        unsubscribeUrl: env.SITE_URL + adminPaths.notificationPreferences(),
      });
    } finally {
      mailer?.close();
    }
  };
}
