import { hostname } from 'node:os';
import pino from 'pino';
import { findDatabaseProblem } from './database-problem.ts';
import { version } from './version.ts';

export type Log = pino.Logger;

/** One JSON line per event: a fixed message, data in fields. No field contains a secret. */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    base: { version, hostname: hostname(), pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: ['authorization', '*.authorization', 'headers.authorization', 'token', '*.token'], censor: '…' },
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** No stack for database outages: they are logged every few seconds, and the place in our code does not help. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const described = pino.stdSerializers.err(error);
  if (!findDatabaseProblem(error)) return described;
  return { type: described.type, message: described.message, code: 'code' in error ? error.code : undefined };
}
