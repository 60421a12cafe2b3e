import { backUp } from './backup.ts';
import { buildSitemap } from './build-sitemap.ts';
import { verifyAudit } from './check-audit.ts';
import { checkSettings } from './check-settings.ts';
import { checkTmdb } from './check-tmdb.ts';
import { clearCache } from './clear-cache.ts';
import type { Command } from './command.ts';
import { fillDemo } from './fill-demo.ts';
import { importCatalogue } from './import-catalogue.ts';
import { inviteAdministrator } from './invite-administrator.ts';
import { exportEditorial, importEditorial } from './move-archive.ts';
import { rebuildDerivedAgain } from './rebuild-derived.ts';
import { recordBackup } from './record-backup.ts';
import { recoverAccount } from './recover-account.ts';
import { reproject } from './reproject.ts';
import { restore } from './restore.ts';
import { rotateAdminKeys } from './rotate-keys.ts';
import { runMigrations } from './run-migrations.ts';
import { seedScale } from './seed-scale.ts';
import { settleReports } from './settle-reports.ts';
import { settleSnapshot } from './settle-snapshot.ts';
import { snapshotAvailability } from './snapshot-availability.ts';
import { queueChanges } from './sync-changes.ts';
import { syncStatus } from './sync-status.ts';
import { syncTicketLinks } from './sync-tickets.ts';
import { syncTitles } from './sync-titles.ts';

/** Every command, in the order help lists them. */
export const COMMANDS = {
  migrate: runMigrations,
  import: importCatalogue,
  sync: syncTitles,
  'sync:status': syncStatus,
  'sync:changes': queueChanges,
  'sync:tickets': syncTicketLinks,
  reproject,
  'availability:snapshot': snapshotAvailability,
  'availability:held': settleSnapshot,
  reports: settleReports,
  'tmdb:check': checkTmdb,
  'derived:rebuild': rebuildDerivedAgain,
  sitemap: buildSitemap,
  'cache:clear': clearCache,
  backup: backUp,
  'backup:record': recordBackup,
  restore,
  'archive:export': exportEditorial,
  'archive:import': importEditorial,
  'admin:create': inviteAdministrator,
  'admin:recover': recoverAccount,
  'admin:rotate-keys': rotateAdminKeys,
  'audit:check': verifyAudit,
  'check:settings': checkSettings,
  'seed:scale': seedScale,
  demo: fillDemo,
} as const satisfies Record<string, Command>;

export type CommandName = keyof typeof COMMANDS;
