import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { type SimulatorOptions, startSimulator } from '../../packages/tmdb-simulator/start.ts';
import { type OpenContext, openContext } from '../../src/server/context.ts';
import { type Env, readEnv } from '../../src/server/infra/env.ts';
import { createLog } from '../../src/server/infra/log.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** A database, a simulator and a context on them: the parts of a process of ours, inside the test. */
export interface TestFixture extends OpenContext {
  database: TestDatabase;
  env: Env;
  /** The same as `env`, for a process started by the test. */
  variables: Record<string, string>;
  simulatorUrl: string;
  /** Changes a film at the simulated TMDB. */
  changeFilm(id: number, facts: object): Promise<void>;
  setFaults(faults: object[]): Promise<void>;
  /** The context of another process on the same database. */
  openAnother(): Promise<OpenContext>;
}

export async function openTestFixture(
  settings: Record<string, string> = {},
  /** How many generated titles and people the simulator has besides the hand-made films. */
  world: Pick<SimulatorOptions, 'movies' | 'series' | 'people'> = {},
): Promise<TestFixture> {
  const database = await createTestDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'lanterninha-images-'));
  const simulator = await startSimulator({ ratePerSecond: 1_000, ...world });
  const variables = {
    DATABASE_URL: database.applicationUrl,
    DATABASE_OWNER_URL: database.ownerUrl,
    TMDB_API_URL: `${simulator.url}/3`,
    TMDB_TOKEN: simulator.apiKey,
    IMAGE_SOURCE_URL: `${simulator.url}/t/p`,
    VIDEO_IMAGE_URL: `${simulator.url}/vi`,
    VIDEO_OEMBED_URL: `${simulator.url}/oembed`,
    IMAGE_FOLDER: folder,
    LOG_LEVEL: 'silent',
    // Longer than for visitors, because a test machine may be busy.
    DATABASE_STATEMENT_TIMEOUT_MS: '15000',
    ...settings,
  };
  const env = readEnv(variables);
  const opened: OpenContext[] = [];
  const openAnother = async () => {
    const context = await openContext(env, createLog(env.LOG_LEVEL));
    opened.push(context);
    return context;
  };
  afterAll(async () => {
    await Promise.all(opened.map((context) => context.close()));
    await simulator.close();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    ...(await openAnother()),
    database,
    env,
    variables,
    simulatorUrl: simulator.url,
    openAnother,
    changeFilm: (id, facts) => control(`${simulator.url}/__sim/movie/${id}`, 'PATCH', facts),
    setFaults: (faults) => control(`${simulator.url}/__sim/faults`, 'POST', faults),
  };
}

async function control(url: string, method: string, body: object): Promise<void> {
  const response = await fetch(url, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  if (!response.ok) throw new Error(`the simulator refused: ${response.status} ${await response.text()}`);
}
