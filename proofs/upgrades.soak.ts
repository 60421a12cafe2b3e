import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSimulator } from '../packages/tmdb-simulator/start.ts';
import { listUpgrades, type Upgraded, upgradeBeneath } from '../test/edge/upgrade-release.ts';
import { findFreePort, startLocalPostgres } from '../tools/local-postgres.ts';
import { countOf, reportSoak, wholePercentile } from './report.ts';

/** Every migration so far, applied while the release before it serves; from the git history of this repository. */
const upgrades = (await listUpgrades()).slice(0, countOf(Number.POSITIVE_INFINITY));
const [postgres, simulator, folder] = await Promise.all([
  startLocalPostgres('embedded'),
  startSimulator({ ratePerSecond: 1_000, movies: 60, series: 40, people: 20 }),
  mkdtemp(path.join(tmpdir(), 'lanterninha-pictures-')),
]);
try {
  const done: Upgraded[] = [];
  for (const upgrade of upgrades) {
    const name = `upgrade_${upgrade.after}`;
    await postgres.createDatabase(name);
    const env = {
      DATABASE_URL: postgres.applicationUrl(name),
      TMDB_API_URL: `${simulator.url}/3`,
      TMDB_TOKEN: simulator.apiKey,
      IMAGE_SOURCE_URL: `${simulator.url}/t/p`,
      IMAGE_FOLDER: folder,
      RATE_LIMITS: 'off',
    };
    const outcome = await upgradeBeneath(upgrade, env, postgres.ownerUrl(name), await findFreePort()).catch(
      (error: unknown): Upgraded => ({ ...upgrade, problems: [String(error)], reads: 0, answers: 0, migrateMs: 0 }),
    );
    done.push(outcome);
    const { before, after, migrations, reads, answers, migrateMs, problems } = outcome;
    process.stdout.write(
      `${before} under ${after} (${migrations.join(', ')}): ${Math.round(migrateMs)} ms, ${reads} reads of ${answers} kinds, ${problems.length} problems\n`,
    );
    await postgres.dropDatabase(name);
  }
  const count = done.reduce((sum, { migrations }) => sum + migrations.length, 0);
  const reads = done.reduce((sum, each) => sum + each.reads, 0);
  const line = `upgrades: ${done.length} releases with ${count} migrations applied beneath the one before, ${reads} reads meanwhile, slowest ${wholePercentile(
    done.map(({ migrateMs }) => migrateMs),
    1,
  )} ms`;
  reportSoak({
    line,
    problems: done.flatMap(({ before, problems }) => problems.map((problem) => `${before}: ${problem}`)),
  });
} finally {
  await simulator.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
