import { hostname } from 'node:os';
import pino from 'pino';
import { findDatabaseProblem } from './database-problem.ts';
import { OutageSum } from './sum-outage.ts';
import { version } from './version.ts';

export type Log = pino.Logger;

/** One JSON line per event: a fixed message, data in fields. No field contains a secret. */
export function createLog(level: string, destination?: pino.DestinationStream, sum?: OutageSum): Log {
  const options: pino.LoggerOptions = {
    level,
    base: { version, hostname: hostname(), pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: ['authorization', '*.authorization', 'headers.authorization', 'token', '*.token'], censor: '…' },
    serializers: { err: describeError },
    ...(sum && { hooks: sum.hooks }),
  };
  return pino(options, destination ?? openStdout());
}

const REPORTED_EVERY_MS = 1_000;

/** The log of a process that runs for long: while its database is away, errors are summed up. */
export function createProcessLog(level: string, databaseUrl: string, destination?: pino.DestinationStream): Log {
  const sum = new OutageSum({ databaseUrl });
  const log = createLog(level, destination, sum);
  const reporting = setInterval(
    () => sum.report((each, fields, message) => log[each](fields, message)),
    REPORTED_EVERY_MS,
  );
  reporting.unref();
  return log;
}

/** Lines that wait for a full disk; later ones are dropped. */
const WAITING_BYTES = 1_048_576;

/**
 * If stdout is a file on a full disk, the process goes on without its log. pino's own stream would end the process, which then would
 * hang for ever: at exit it tries again until the line is written. `sync` has no such handler.
 */
function openStdout(): pino.DestinationStream {
  const stdout = pino.destination({ dest: 1, sync: true, maxLength: WAITING_BYTES });
  return stdout.on('error', () => undefined);
}

/** No stack for database outages: they are logged every few seconds, and the place in our code does not help. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const described = pino.stdSerializers.err(error);
  described.message = correctMigrationHint(described.message);
  if (!findDatabaseProblem(error)) return described;
  return { type: described.type, message: described.message, code: 'code' in error ? error.code : undefined };
}

/** The sign-in library names its own migration command, which does not know our schema: name ours instead. */
export function correctMigrationHint(message: string): string {
  return message.replaceAll(/Run `npx auth \w+`[^.]*\.?/g, 'Run `npm run cli -- migrate`.');
}
