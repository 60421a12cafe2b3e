import type { Editor } from '../../src/server/admin/editing/editor.ts';
import { openSubject } from '../../src/server/admin/editing/open-subject.ts';
import { publish } from '../../src/server/admin/editing/publish.ts';
import { saveDraft } from '../../src/server/admin/editing/save-draft.ts';
import type { Context } from '../../src/server/context.ts';
import type { Subject } from '../../src/server/store/titles/overrides.ts';
import { syncMovie } from '../../src/server/sync/sync-movie.ts';
import type { Clash } from '../../src/shared/admin/domain/editing/edited-subject.ts';
import type { Role } from '../../src/shared/admin/domain/staff-roles.ts';
import { openTestFixture, type TestFixture } from '../database/test-fixture.ts';
import { BATCH, CENTRAL_STATION, CITY_OF_GOD, hire } from './hire.ts';

export { BATCH, CENTRAL_STATION, CITY_OF_GOD } from './hire.ts';

export interface EditedFixture extends TestFixture {
  /** Advances the clock. */
  pass(minutes: number): void;
  hire(name: string, role?: Role): Promise<Editor>;
  /** Changes a film at the simulated TMDB and syncs it. */
  tellByTmdb(subject: Subject<'movie'>, facts: object): Promise<void>;
  /** Saves like an editor who has read the current version. */
  write(editor: Editor, subject: Subject, values: Record<string, unknown>): Promise<Clash[]>;
  publishAll(editor: Editor, subject: Subject, note?: string): Promise<number>;
  look(subject: Subject, field: string): Promise<Field>;
  listAudit(): Promise<{ actor: string; action: string; after: unknown }[]>;
}

type Field = Awaited<ReturnType<typeof openSubject>>['fields'][number];

/** A fixture with films, editors and a clock that can be advanced. */
export async function openEditedFixture(settings: Record<string, string> = {}): Promise<EditedFixture> {
  const fixture = await openTestFixture(settings);
  const clock = { now: new Date() };
  const ctx: Context = { ...fixture.ctx, now: () => clock.now };
  for (const { id } of [CITY_OF_GOD, CENTRAL_STATION]) await syncMovie(ctx, id, BATCH);
  const look = async (subject: Subject, field: string) => {
    const found = (await openSubject(ctx, subject, [field])).fields.find((each) => each.field === field);
    if (!found) throw new Error(`no field ${field}`);
    return found;
  };
  return {
    ...fixture,
    ctx,
    look,
    pass(minutes) {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000);
    },
    hire: (name, role = 'editor') => hire(ctx, name, role),
    async tellByTmdb({ id }, facts) {
      await fixture.changeFilm(id, facts);
      clock.now = new Date(clock.now.getTime() + 1_000);
      await syncMovie(ctx, id, BATCH);
    },
    async write(editor, subject, values) {
      const saves = [];
      for (const [field, value] of Object.entries(values))
        saves.push({ field, value, version: (await look(subject, field)).version });
      return (await saveDraft(ctx, editor, subject, saves)).clashes;
    },
    async publishAll(editor, subject, note = '') {
      const { fields } = await openSubject(ctx, subject);
      const drafts = fields.filter(({ draft }) => draft);
      const seen = Object.fromEntries(drafts.map(({ field, version }) => [field, version]));
      const outcome = await publish(ctx, editor, subject, { seen, note });
      if ('clashes' in outcome) throw new Error('unexpected conflict');
      return outcome.revision;
    },
    listAudit: () => ctx.db.selectFrom('audit_entries').select(['actor', 'action', 'after']).orderBy('seq').execute(),
  };
}
