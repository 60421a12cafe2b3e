import type { AuditLine } from '#shared/admin/domain/staff.ts';
import { adminDashboard } from '#shared/admin/text/dashboard.ts';

/** Texts that the affected member's name follows; all others name only the actor. */
const ABOUT_SOMEBODY = /(?: de| para|desativou|reativou|da equipe)$/;
const EDITED: ReadonlySet<string> = new Set([
  ...['movie', 'series', 'person', 'collection'],
  ...['page', 'genre', 'platform', 'home'],
]);

/** Actors that are not members. */
export const WITHOUT_NAME: Readonly<Record<string, string>> = {
  cli: adminDashboard.commandLine,
  system: adminDashboard.system,
  unknown: adminDashboard.unknownPerson,
};

/** An audit event in words: who did what, and to whom or what. */
export function describeAuditEvent(line: AuditLine): {
  actor: string;
  auditEvent: string;
  subject: string | undefined;
} {
  const own = line.entityId === line.actor ? adminDashboard.ownEvents[line.action] : undefined;
  const unknown = line.entity === 'sign-in' ? adminDashboard.unknownEvents[line.action] : undefined;
  const auditEvent = own ?? unknown ?? adminDashboard.auditEvents[line.action] ?? line.action;
  const actor = WITHOUT_NAME[line.actor] ?? line.actorName ?? adminDashboard.erasedPerson;
  const said = readSaid(line.after);
  if (said !== undefined) return { actor, auditEvent, subject: said };
  // Words of earlier releases that name home already.
  const isNamed = line.action.startsWith('home.');
  if (EDITED.has(line.entity) && !isNamed) return { actor, auditEvent, subject: line.entityName };
  if (!ABOUT_SOMEBODY.test(auditEvent)) return { actor, auditEvent, subject: undefined };
  return { actor, auditEvent, subject: line.entityName ?? adminDashboard.erasedPerson };
}

/** Plans and bundles: the row and what changed, in words, as it was when it was written. */
function readSaid(after: unknown): string | undefined {
  if (typeof after !== 'object' || after === null || !('said' in after)) return undefined;
  return typeof after.said === 'string' ? after.said : undefined;
}
