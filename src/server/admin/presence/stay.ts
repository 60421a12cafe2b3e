import { PRESENCE } from '#shared/admin/domain/limits.ts';
import { isTab, mergeScreens, type Present, type Stay } from '#shared/admin/domain/presence.ts';
import type { Context } from '../../context.ts';
import { deleteScreen, listScreens, saveScreen } from '../../store/editing/presence.ts';
import type { Subject } from '../../store/titles/overrides.ts';

/** A screen that was last heard of before this is closed. */
export const goneBefore = (now: Date) => new Date(now.getTime() - PRESENCE.goneMs);

/** A member has this screen open. While the primary is down there is no presence. */
export async function stay(ctx: Context, member: string, screen: Stay): Promise<void> {
  if (ctx.standby) return;
  const now = ctx.now();
  const deletedBefore = new Date(now.getTime() - PRESENCE.deletedMs);
  await saveScreen(ctx.db, member, screen, { now, goneBefore: goneBefore(now), deletedBefore });
}

export async function leave(ctx: Context, member: string, tab: string): Promise<void> {
  if (!ctx.standby && isTab(tab)) await deleteScreen(ctx.db, member, tab);
}

export async function readPresent(ctx: Context, subject: Subject): Promise<Present[]> {
  if (ctx.standby) return [];
  const screens = await listScreens(ctx.db, [subject], goneBefore(ctx.now()));
  return mergeScreens(screens.map(({ member, name, place, field, asks }) => ({ member, name, place, field, asks })));
}
