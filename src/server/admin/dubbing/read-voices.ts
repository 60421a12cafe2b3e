import { type CastRole, toRoles } from '#shared/admin/domain/dubbing/find-role.ts';
import { buildVoiceCsv } from '#shared/admin/domain/dubbing/voice-csv.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import type { DubbedTitle, VoiceFields } from '#shared/domain/dubbing/dubbing.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../infra/db.ts';
import { listRoles } from '../../store/dubbing/dubbing-credits.ts';
import { listPeopleFaces } from '../../store/people/people-by-name.ts';
import { storages } from '../../sync/storage/storages.ts';
import { listDrafted } from '../editing/change-list.ts';
import { readWritten } from '../editing/written.ts';

/** Characters of the title's cast, for suggestions and for lines that name them in other words. */
export async function readRoles(db: Db, title: DubbedTitle): Promise<CastRole[]> {
  return toRoles(await listRoles(db, title));
}

/** The dubbing cast as it would be if the draft were published, with the names that people have now. */
async function readDraftedVoices(ctx: Context, { kind, id }: DubbedTitle): Promise<VoiceFields[]> {
  if (!(await storages[kind].find(ctx.db, id))) throw new Failure('not-found', subjects[kind].words.notFound);
  const written = await ctx.db.transaction().execute((trx) => readWritten(trx, { entity: kind, id }));
  const voices = listDrafted<VoiceFields>(written, 'voices');
  const faces = await listPeopleFaces(
    ctx.db,
    voices.flatMap(({ voiceId }) => voiceId ?? []),
  );
  return voices.map((each) => ({ ...each, voice: faces.get(each.voiceId ?? 0)?.name ?? each.voice }));
}

export async function exportVoices(ctx: Context, title: DubbedTitle): Promise<string> {
  return buildVoiceCsv(await readDraftedVoices(ctx, title));
}

/** For the tab of a title: roles of its cast, and the names that voices have now. */
export async function readVoices(ctx: Context, title: DubbedTitle) {
  const [roles, drafted] = await Promise.all([readRoles(ctx.db, title), readDraftedVoices(ctx, title)]);
  return {
    title,
    roles,
    names: new Map(drafted.flatMap(({ voiceId, voice }) => (voiceId === null ? [] : [[voiceId, voice]]))),
  };
}
