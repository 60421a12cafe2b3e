import type { AuditLine } from '#shared/domain/staff.ts';
import { adminDashboard } from '#shared/text/admin-dashboard.ts';

/** Texts that the affected member's name follows; all others name only the actor. */
const ABOUT_SOMEBODY = /(?: de| para|desativou|reativou|da equipe)$/;
const EDITED: ReadonlySet<string> = new Set(['movie', 'series', 'person']);

/** Actors that are not members. */
export const WITHOUT_NAME: Readonly<Record<string, string>> = {
  cli: adminDashboard.commandLine,
  system: adminDashboard.system,
  unknown: adminDashboard.unknownPerson,
};

/** An audit event in words: who did what, and to whom or what. */
export function describeDeed(line: AuditLine): { actor: string; deed: string; subject: string | undefined } {
  const own = line.entityId === line.actor ? adminDashboard.ownDeeds[line.action] : undefined;
  const unknown = line.entity === 'sign-in' ? adminDashboard.unknownDeeds[line.action] : undefined;
  const deed = own ?? unknown ?? adminDashboard.deeds[line.action] ?? line.action;
  const actor = WITHOUT_NAME[line.actor] ?? line.actorName ?? adminDashboard.erasedPerson;
  if (EDITED.has(line.entity)) return { actor, deed, subject: line.entityName };
  if (!ABOUT_SOMEBODY.test(deed)) return { actor, deed, subject: undefined };
  return { actor, deed, subject: line.entityName ?? adminDashboard.erasedPerson };
}
