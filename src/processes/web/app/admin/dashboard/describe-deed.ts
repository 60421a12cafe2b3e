import type { AuditLine } from '#shared/domain/staff.ts';
import { adminDashboard } from '#shared/text/admin-dashboard.ts';

/** Deeds that are about somebody, named after it; the others are about whoever did them. */
const ABOUT_SOMEBODY = /(?: de| para|desativou|reativou|da equipe)$/;

/** Who did what, and to whom, in words. */
export function describeDeed(line: AuditLine): { actor: string; deed: string; subject: string | undefined } {
  const deed = adminDashboard.deeds[line.action] ?? line.action;
  const actor = line.actor === 'cli' ? adminDashboard.commandLine : (line.actorName ?? adminDashboard.erasedPerson);
  if (!ABOUT_SOMEBODY.test(deed)) return { actor, deed, subject: undefined };
  if (line.entityId === line.actor) return { actor, deed, subject: adminDashboard.self };
  return { actor, deed, subject: line.entityName ?? adminDashboard.erasedPerson };
}
