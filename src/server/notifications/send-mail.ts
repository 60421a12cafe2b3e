import { MAIL_TIMEOUT_MS } from '#shared/admin/domain/limits.ts';
import type { MailParts } from './render-mail.ts';

interface MailerOptions {
  /** smtp://user:password@host:port or smtps:// */
  url: string;
  from: { name: string; address: string };
}

interface Mail extends MailParts {
  /** The same at every attempt. */
  messageId: string;
  to: string;
  unsubscribeUrl: string;
}

export interface Mailer {
  /** Resolves once the server has accepted the e-mail. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The server refused this e-mail for good: another attempt would be refused too. */
export class MailRefused extends Error {}

export function openMailer({ url, from }: MailerOptions): Mailer {
  const opening = openTransport(url);
  return {
    async send({ messageId, to, subject, text, html, unsubscribeUrl }) {
      const transport = await opening;
      try {
        await transport.sendMail({
          ...{ from, to: { name: '', address: to }, subject, text, html, messageId },
          list: { unsubscribe: unsubscribeUrl },
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw isRefusal(error) ? new MailRefused(String(error), { cause: error }) : error;
      }
    },
    close: () => void opening.then((transport) => transport.close()),
  };
}

/** nodemailer is loaded only if there is a mail server. */
async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer');
  const { hostname, protocol } = new URL(url);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return createTransport({
    url,
    pool: true,
    maxConnections: 3,
    // Passwords and notes leave this machine encrypted or not at all.
    requireTLS: protocol === 'smtp:' && !isLocal,
    ignoreTLS: isLocal,
    connectionTimeout: MAIL_TIMEOUT_MS,
    greetingTimeout: MAIL_TIMEOUT_MS,
    socketTimeout: MAIL_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as Parameters<typeof createTransport>[0]);
}

/** A reply of 500 and above to the recipient or the text. To a sign-in it is a wrong setting, which an operator will correct. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error && 'responseCode' in error && 'command' in error)) return false;
  return Number(error.responseCode) >= 500 && ['RCPT TO', 'DATA'].includes(String(error.command));
}
