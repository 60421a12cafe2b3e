import { readFileSync } from 'node:fs';
import type { FunctionName } from '#shared/contract/functions.ts';

const FILE = new URL('example-answers.json', import.meta.url);

let read: Readonly<Record<FunctionName, unknown>> | undefined;

/** A recorded, shortened answer of each function to its example (tools/api-examples.ts). */
export function readExampleAnswers(): Readonly<Record<FunctionName, unknown>> {
  read ??= JSON.parse(readFileSync(FILE, 'utf8')) as Record<FunctionName, unknown>;
  return read;
}
