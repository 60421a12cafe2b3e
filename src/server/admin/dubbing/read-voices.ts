import { toRoles } from '#shared/admin/domain/dubbing/find-role.ts';
import { buildVoiceCsv, keyOfVoice } from '#shared/admin/domain/dubbing/voice-csv.ts';
import type { VoicesView } from '#shared/admin/domain/dubbing/voice-screens.ts';
import { VOICES } from '#shared/admin/domain/limits.ts';
import type { ChangeView } from '#shared/admin/domain/subscriptions/subscription-screens.ts';
import { adminDubbing } from '#shared/admin/text/dubbing.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import type { DubbedTitle } from '#shared/domain/dubbing/dubbing.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { Context } from '../../context.ts';
import {
  type DubbingChange,
  findDubbingChange,
  listDubbingChanges,
  type VoiceItem,
} from '../../store/dubbing/dubbing-changes.ts';
import {
  findDubbedTitle,
  listRoles,
  listStoredVoices,
  type StoredVoice,
  toVoiceFields,
} from '../../store/dubbing/dubbing-credits.ts';
import { openNames } from '../editing/editor.ts';
import { listVoiceChanges, sayVoices } from './describe-voices.ts';

/** Every voice that editors entered for a title, and the roles of its cast. */
export async function readVoices(ctx: Context, title: DubbedTitle): Promise<VoicesView> {
  const [found, stored, cast] = await Promise.all([
    findDubbedTitle(ctx.db, title),
    listStoredVoices(ctx.db, title),
    listRoles(ctx.db, title),
  ]);
  if (!found) throw new Failure('not-found', adminSubscriptions.notFound);
  const lines = stored.map(toLine);
  const roles = toRoles(cast);
  const voices = new Set(lines.map(keyOfVoice));
  return { ...found, lines, roles, voiced: roles.filter((role) => voices.has(keyOfVoice(role))).length };
}

function toLine(stored: StoredVoice) {
  return { ...toVoiceFields(stored), id: stored.row.id, version: stored.row.version };
}

export async function exportVoices(ctx: Context, title: DubbedTitle): Promise<string> {
  return buildVoiceCsv((await listStoredVoices(ctx.db, title)).map(toVoiceFields));
}

export async function readVoiceChange(ctx: Context, title: DubbedTitle, id: string): Promise<ChangeView> {
  const found = await findDubbingChange(ctx.db, id);
  const isHere = found?.title.kind === title.kind && found.title.id === title.id;
  const [view] = found && isHere ? await toViews(ctx, title, [found]) : [];
  if (!view) throw new Failure('not-found', adminSubscriptions.notFound);
  return view;
}

export async function readRecentVoiceChanges(ctx: Context, title: DubbedTitle): Promise<ChangeView[]> {
  return toViews(ctx, title, await listDubbingChanges(ctx.db, title, VOICES.changesListed));
}

async function toViews(ctx: Context, title: DubbedTitle, changes: readonly DubbingChange[]): Promise<ChangeView[]> {
  const name = (await findDubbedTitle(ctx.db, title))?.title ?? '';
  const nameAuthor = await openNames(
    ctx.db,
    changes.flatMap(({ author, undoneBy }) => [author, undoneBy ?? '']),
  );
  return changes.map(({ id, items, author, preparedAt, appliedAt, undoneAt, undoneBy }) => ({
    ...{ id, preparedAt, author: nameAuthor(author), appliedAt: appliedAt ?? undefined },
    undone: undoneAt && undoneBy ? { author: nameAuthor(undoneBy), at: undoneAt } : undefined,
    said: sayVoices(name, items.map(toPair)),
    rows: items.flatMap((item) => {
      const { before, after } = toPair(item);
      const named = after ?? before;
      if (!named) return [];
      return {
        title: named.character,
        kind: !before ? ('added' as const) : after ? ('changed' as const) : ('removed' as const),
        changes: listVoiceChanges({ before, after }),
        note: noteOf(item),
      };
    }),
  }));
}

const toPair = ({ before, wanted }: VoiceItem) => ({ before: before && toVoiceFields(before), after: wanted });

/** What an editor should look at twice before a CSV is applied. */
function noteOf({ wanted, typed }: VoiceItem): string {
  return [
    typed !== undefined && adminDubbing.understoodAs(typed),
    wanted?.voiceId === null && adminDubbing.willBeCreated,
  ]
    .filter(Boolean)
    .join(' ');
}
