import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** One message a receiver was sent; `isAccepted` is what it answered. */
export interface Received {
  /** Message-ID or event id. */
  id: string;
  isAccepted: boolean;
  text: string;
  recipients: string[];
  /** Milliseconds of this process when it answered. */
  at: number;
}

export interface Receiver {
  url: string;
  received: Received[];
  /** Ids in the order they were first accepted: what a receiver that drops repeated ids sees. */
  seen(): string[];
  close(): Promise<void>;
}

/** Whether the receiver accepts the n-th message, from 0. */
export type Verdict = (place: number, id: string) => 'accept' | 'fail' | 'refuse';

function toReceiver(url: string, received: Received[], close: () => Promise<void>): Receiver {
  const seen = () => [...new Set(received.filter(({ isAccepted }) => isAccepted).map(({ id }) => id))];
  return { url, received, seen, close };
}

/** A real SMTP server. `fail` answers 451, a temporary error, and `refuse` 554. */
export async function startSmtp(verdict: Verdict = () => 'accept'): Promise<Receiver> {
  const received: Received[] = [];
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        const id = /^Message-ID: <([^@>]+)@/im.exec(text)?.[1] ?? '';
        const answer = verdict(count++, id);
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ id, isAccepted: answer === 'accept', text, recipients, at: performance.now() });
        if (answer === 'accept') return callback(null, 'accepted');
        const responseCode = answer === 'fail' ? 451 : 554;
        callback(Object.assign(new Error('not now'), { responseCode }));
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return toReceiver(
    `smtp://127.0.0.1:${port}`,
    received,
    () => new Promise((resolve) => server.close(() => resolve())),
  );
}

/** A webhook that checks the signature. `fail` answers 503; a wrong signature is never accepted. */
export async function startWebhookReceiver(secret: string, verdict: Verdict = () => 'accept'): Promise<Receiver> {
  const received: Received[] = [];
  let count = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const id = String(request.headers['x-lanterninha-event']);
      const [, time = '', mark = ''] =
        /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(request.headers['x-lanterninha-signature'])) ?? [];
      const isSigned = createHmac('sha256', secret).update(`${time}.${text}`).digest('hex') === mark;
      const isAccepted = isSigned && verdict(count++, id) === 'accept';
      received.push({ id, isAccepted, text, recipients: [], at: performance.now() });
      response.writeHead(isAccepted ? 204 : isSigned ? 503 : 401).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return toReceiver(`http://127.0.0.1:${port}/`, received, async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
}
