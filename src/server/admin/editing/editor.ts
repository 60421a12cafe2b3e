import type { Author, Writing } from '#shared/admin/domain/editing/edited-subject.ts';
import type { Role } from '#shared/admin/domain/staff-roles.ts';
import { adminDashboard } from '#shared/admin/text/dashboard.ts';
import type { Db } from '../../infra/db.ts';
import type { Actor } from '../../store/staff/audit.ts';
import { listMemberNames } from '../../store/staff/staff-members.ts';

/** The editor: the audit's actor and their role. */
export interface Editor {
  actor: Actor;
  role: Role;
}

export type NameAuthor = (id: string) => Author;

/** Authors are stored by id; their current names are read when they are shown. */
export async function openNames(db: Db, ids: readonly string[]): Promise<NameAuthor> {
  const names = await listMemberNames(db, [...new Set(ids)]);
  return (id) => ({ id, name: names.get(id) ?? SITE.get(id) });
}

/** Authors that are not members: the command line and the product itself. */
const SITE = new Map([
  ['cli', adminDashboard.commandLine],
  ['system', adminDashboard.system],
]);

export function toWriting(
  { value, author, at }: { value: unknown; author: string; at: Date },
  nameAuthor: NameAuthor,
): Writing {
  return { value, author: nameAuthor(author), at };
}
