import { randomUUID } from 'node:crypto';
import type { Editor } from '../../src/server/admin/editing/editor.ts';
import type { Context } from '../../src/server/context.ts';
import { addMember } from '../../src/server/store/staff/staff-members.ts';
import type { Subject } from '../../src/server/store/titles/overrides.ts';
import type { Role } from '../../src/shared/admin/domain/staff-roles.ts';

export const CITY_OF_GOD: Subject<'movie'> = { entity: 'movie', id: 598 };
export const CENTRAL_STATION: Subject<'movie'> = { entity: 'movie', id: 666 };
export const BATCH = { urgency: 'batch', deadlineMs: 10_000 } as const;

export async function hire(ctx: Context, name: string, role: Role = 'editor'): Promise<Editor> {
  const id = randomUUID();
  const member = { id, name, email: `${id}@example.com`, role, passwordHash: '' };
  await ctx.db.transaction().execute((trx) => addMember(trx, member, ctx.now()));
  return { actor: { id, network: '203.0.113.0/24' }, role };
}
