import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { docs, functionNames } from '../src/server/catalogue/api-description/openapi.ts';
import { callFunction } from '../src/server/catalogue/documents/call-function.ts';
import { openContext } from '../src/server/context.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { createLog } from '../src/server/infra/log.ts';
import { fillSmallWorld, SMALL_WORLD } from '../test/small-world.ts';
import { startStack } from './stack.ts';

/**
 * `node tools/api-examples.ts`: calls every example of the documentation on a generated catalogue and writes the
 * shortened answers where /api/docs reads them. Needed when the shape of an answer changes; a test says when.
 */
const ROOT = path.resolve(import.meta.dirname, '..');
const FILE = path.join(ROOT, 'src/server/catalogue/api-description/example-answers.json');
const NOW = '2026-11-15T15:00:00Z';
const LONGEST_TEXT = 90;

const stack = await startStack(
  'embedded',
  { TMDB_RATE_PER_SECOND: '1000', LOG_LEVEL: 'fatal', SITE_URL: 'https://lanterninha.example' },
  {
    SIM_MOVIES: String(SMALL_WORLD.movies),
    SIM_TV: String(SMALL_WORLD.series),
    SIM_PEOPLE: String(SMALL_WORLD.people),
    SIM_RATE_PER_SECOND: '1000',
    SIM_NOW: NOW,
  },
);
try {
  const env = readEnv(stack.env);
  const { ctx, close } = await openContext(env, createLog(env.LOG_LEVEL), () => new Date(NOW));
  await fillSmallWorld(ctx);
  const answers: Record<string, unknown> = {};
  for (const name of functionNames) answers[name] = shorten((await callFunction(ctx, name, docs[name].example)).value);
  writeFileSync(FILE, `${JSON.stringify(answers, undefined, 2)}\n`);
  execFileSync('node_modules/.bin/biome', ['format', '--write', FILE], { cwd: ROOT });
  await close();
} finally {
  await stack.stop();
}

/** One element of each list and the start of each text: enough to see the shape. */
function shorten(value: unknown): unknown {
  if (typeof value === 'string' && value.length > LONGEST_TEXT) return `${value.slice(0, LONGEST_TEXT).trimEnd()}…`;
  if (Array.isArray(value)) return value.slice(0, 1).map(shorten);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shorten(inner)]));
}
