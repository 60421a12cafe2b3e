import { openBatchContext, openContext } from '#server/context.ts';
import { systemClock } from '#server/infra/clock.ts';
import { readEnv } from '#server/infra/env.ts';
import { createLog } from '#server/infra/log.ts';
import { backUp } from './backup.ts';
import { buildSitemap } from './build-sitemap.ts';
import { checkAuditChain } from './check-audit.ts';
import { checkTmdb } from './check-tmdb.ts';
import { clearCache } from './clear-cache.ts';
import type { Command } from './command.ts';
import { fillDemo } from './fill-demo.ts';
import { importCatalogue } from './import-catalogue.ts';
import { inviteAdministrator } from './invite-administrator.ts';
import { rebuildDerivedAgain } from './rebuild-derived.ts';
import { recoverAccount } from './recover-account.ts';
import { restore } from './restore.ts';
import { runMigrations } from './run-migrations.ts';
import { seedScale } from './seed-scale.ts';
import { settleReports } from './settle-reports.ts';
import { settleSnapshot } from './settle-snapshot.ts';
import { snapshotAvailability } from './snapshot-availability.ts';
import { syncChanges } from './sync-changes.ts';
import { syncStatus } from './sync-status.ts';
import { syncTitles } from './sync-titles.ts';

/** `npm run cli -- COMMAND`: each command is a file of its own, and this is the list of them. */
const COMMANDS: Record<string, Command> = {
  import: importCatalogue,
  sync: syncTitles,
  'sync:status': syncStatus,
  'sync:changes': syncChanges,
  'availability:snapshot': snapshotAvailability,
  'availability:held': settleSnapshot,
  reports: settleReports,
  'tmdb:check': checkTmdb,
  'seed:scale': seedScale,
  demo: fillDemo,
  'cache:clear': clearCache,
  'derived:rebuild': rebuildDerivedAgain,
  sitemap: buildSitemap,
  'admin:create': inviteAdministrator,
  'admin:recover': recoverAccount,
  'audit:check': checkAuditChain,
};

const [name = '', ...args] = process.argv.slice(2);
const print = (line: string) => void process.stdout.write(`${line}\n`);
try {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  // Those that run as the schema's owner, two of them before there is a schema.
  if (name === 'migrate') await runMigrations(readEnv(), print);
  else if (name === 'backup') await backUp(readEnv(), args, print, systemClock());
  else if (name === 'restore') await restore(readEnv(), args, print);
  else if (command) await run(command);
  else tellUsage();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function run(command: Command): Promise<void> {
  const env = readEnv();
  const { ctx, close } = await openContext(env, createLog(env.LOG_LEVEL));
  const batch = openBatchContext(env, ctx);
  try {
    await command.run({ ctx: batch.ctx, env, args, print });
  } finally {
    await batch.close();
    await close();
  }
}

function tellUsage(): void {
  const lines = Object.values(COMMANDS).map(({ usage, what }) => `  ${usage}\n      ${what}`);
  process.stderr.write(
    `commands:\n  migrate\n      apply what is missing, as DATABASE_OWNER_URL\n  backup FOLDER\n      a dump of this moment, and what must be in it when it is read back\n  restore [--verify] FILE\n      read it into an empty database and compare every table; with --verify only compare\n${lines.join('\n')}\n`,
  );
  process.exitCode = 2;
}
