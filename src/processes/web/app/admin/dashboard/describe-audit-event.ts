import { adminPaths, redirectsPath } from '#shared/admin/domain/paths.ts';
import type { AuditLine } from '#shared/admin/domain/staff.ts';
import { subjectPath, subjectsPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { isEditable } from '#shared/admin/domain/subjects/subjects.ts';
import { adminAudit } from '#shared/admin/text/audit.ts';
import { adminDashboard } from '#shared/admin/text/dashboard.ts';
import { adminNeeds } from '#shared/admin/text/dashboard-needs.ts';

/** Texts that the affected member's name follows; all others name only the actor. */
const ABOUT_SOMEBODY = /(?: de| para|desativou|reativou|da equipe)$/;

/** Actors that are not members. */
export const WITHOUT_NAME: Readonly<Record<string, string>> = {
  cli: adminDashboard.commandLine,
  system: adminDashboard.system,
  unknown: adminDashboard.unknownPerson,
};

export interface DescribedEvent {
  actor: string;
  auditEvent: string;
  subject: string | undefined;
  /** The admin page of the subject, or of the list it is in. */
  to: string | undefined;
}

/** An audit event in words: who did what, and the subject. */
export function describeAuditEvent(line: AuditLine): DescribedEvent {
  const own = line.entityId === line.actor ? adminDashboard.ownEvents[line.action] : undefined;
  const unknown = line.entity === 'sign-in' ? adminDashboard.unknownEvents[line.action] : undefined;
  const plain = own ?? unknown ?? adminDashboard.auditEvents[line.action] ?? line.action;
  const actor = WITHOUT_NAME[line.actor] ?? line.actorName ?? adminDashboard.erasedPerson;
  const to = findPage(line);
  const said = readSaid(line.after);
  if (said !== undefined) return { actor, auditEvent: plain, subject: said, to };
  const about = adminDashboard.eventsAbout[line.action];
  const name = nameOf(line);
  if (about && name) return { actor, auditEvent: about, subject: name, to };
  // Words that name the subject already, some of earlier releases.
  const isNamed = /^(?:home|robots)\./.test(line.action);
  if (!isNamed && isEditable(line.entity))
    return { actor, auditEvent: plain, subject: line.entityName, to: line.entityName === undefined ? undefined : to };
  if (own || !ABOUT_SOMEBODY.test(plain)) return { actor, auditEvent: plain, subject: undefined, to };
  return { actor, auditEvent: plain, subject: line.entityName ?? adminDashboard.erasedPerson, to };
}

/** The name of what is not a member, a title or a collection. */
function nameOf({ entity, entityId, entityName }: AuditLine): string | undefined {
  if (entity === 'job') return adminNeeds.jobNames[entityId] ?? entityId;
  if (entity === 'cache') return entityId;
  if (entity === 'page') return adminAudit.pages[entityId];
  return entityName;
}

const PAGES: Readonly<Record<string, (line: AuditLine) => string>> = {
  redirect: ({ entityId }) => redirectsPath({ editar: entityId }),
  report: () => adminPaths.reports(),
  changes: ({ entityId }) => adminPaths.changeSet(entityId),
  // The name of earlier releases.
  bulk: ({ entityId }) => adminPaths.changeSet(entityId),
  import: ({ entityId }) => adminPaths.import(entityId),
  job: () => adminPaths.routines(),
};

function findPage(line: AuditLine): string | undefined {
  const { entity, entityId } = line;
  if (isEditable(entity) && line.action === `${entity}.removed`) return adminPaths.trash();
  // Earlier releases named genres, platforms and pages by words.
  if (isEditable(entity))
    return Number.isInteger(Number(entityId)) ? subjectPath(entity, Number(entityId)) : subjectsPath(entity);
  return Object.hasOwn(PAGES, entity) ? PAGES[entity]?.(line) : undefined;
}

/** Services and offers, and prices of earlier releases: the row and what changed, in words, as it was when it was written. */
function readSaid(after: unknown): string | undefined {
  if (typeof after !== 'object' || after === null || !('said' in after)) return undefined;
  return typeof after.said === 'string' ? after.said : undefined;
}
