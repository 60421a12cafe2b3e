import type { SaveOutcome } from '#shared/admin/domain/editing/edited-subject.ts';
import { HOME_COLLECTIONS_MAX, HOME_PIN_PICTURES } from '#shared/admin/domain/limits.ts';
import type { HomeCollectionLine, PinLine } from '#shared/admin/domain/site-screens.ts';
import { adminPins } from '#shared/admin/text/pins.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { Failure } from '#shared/domain/failure.ts';
import { isId } from '#shared/domain/ids.ts';
import {
  HOME,
  type HomeCollection,
  type HomePin,
  parseHomeCollections,
  parsePins,
  pinStateOn,
} from '#shared/domain/site/home-pins.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../infra/db.ts';
import { findSubjectFace } from '../../store/editing/subjects.ts';
import { listPublicRecordsOf } from '../../store/records/records.ts';
import { listBackdrops } from '../../store/site/featured.ts';
import { listCardRows } from '../../store/titles/card-rows.ts';
import type { Editor } from '../editing/editor.ts';
import { openSubject } from '../editing/open-subject.ts';
import { saveDraft } from '../editing/save-draft.ts';

const words = adminPins;

/** The pins as the edit screen lists them: with names, and why home would not show one. */
export async function describePins(ctx: Context, pins: readonly HomePin[]): Promise<PinLine[]> {
  const [shown, pictures] = await Promise.all([
    listShown(ctx.db, pins),
    listBackdrops(ctx.db, pins, HOME_PIN_PICTURES),
  ]);
  const today = toBrazilianDay(ctx.now());
  return Promise.all(
    pins.map(async (pin) => {
      const face = await findSubjectFace(ctx.db, { entity: pin.kind, id: pin.id });
      const card = shown.get(`${pin.kind}:${pin.id}`);
      return {
        ...pin,
        title: face?.title ?? String(pin.id),
        year: face?.year ? String(face.year) : '',
        picturePath: face?.picturePath ?? undefined,
        state: pinStateOn(pin, today),
        problem: !card ? ('hidden' as const) : card.backdrop_path || pin.image ? undefined : ('no-picture' as const),
        backdrop: card?.backdrop_path ?? undefined,
        pictures: pictures.get(`${pin.kind}:${pin.id}`) ?? [],
      };
    }),
  );
}

/** The chosen collections with their names, and why home would not show one. */
export async function describeCollections(
  ctx: Context,
  chosen: readonly HomeCollection[],
): Promise<HomeCollectionLine[]> {
  const published = await listPublicRecordsOf(
    ctx.db,
    'collection',
    chosen.map(({ id }) => id),
  );
  const today = toBrazilianDay(ctx.now());
  return Promise.all(
    chosen.map(async (each) => ({
      ...each,
      title: (await findSubjectFace(ctx.db, { entity: 'collection', id: each.id }))?.title ?? String(each.id),
      state: pinStateOn(each, today),
      isHidden: !published.some(({ id }) => id === each.id),
    })),
  );
}

/** The pins and collections of the draft, else the published ones. */
export async function readDraftedHome(ctx: Context) {
  const { fields } = await openSubject(ctx, HOME);
  const read = (name: string) => {
    const field = fields.find((each) => each.field === name);
    return { value: (field?.draft ?? field?.published)?.value, version: field?.version ?? 0 };
  };
  const [pins, collections] = [read('pins'), read('collections')];
  return {
    pins: parsePins(pins.value),
    collections: parseHomeCollections(collections.value),
    versions: { pins: pins.version, collections: collections.version },
  };
}

/** Appends to the draft; nothing is published. */
export async function draftCollection(ctx: Context, editor: Editor, id: number): Promise<SaveOutcome> {
  const { collections, versions } = await readDraftedHome(ctx);
  if (collections.some((each) => each.id === id)) throw new Failure('aborted', words.alreadyCollection);
  if (collections.length >= HOME_COLLECTIONS_MAX)
    throw new Failure('invalid-argument', words.tooManyCollections(HOME_COLLECTIONS_MAX));
  if (!isId(id) || (await listPublicRecordsOf(ctx.db, 'collection', [id])).length === 0)
    throw new Failure('invalid-argument', words.noCollection);
  const value: HomeCollection[] = [...collections, { id, from: null, until: null }];
  return saveDraft(ctx, editor, HOME, [{ field: 'collections', value, version: versions.collections }]);
}

/** Appends to the draft; nothing is published. */
export async function draftPin(
  ctx: Context,
  editor: Editor,
  { kind, id }: { kind: TitleKind; id: number },
): Promise<SaveOutcome> {
  const { pins, versions } = await readDraftedHome(ctx);
  if (pins.some((pin) => pin.kind === kind && pin.id === id)) throw new Failure('aborted', words.already);
  const pin: HomePin = { kind, id, from: null, until: null };
  if (!isId(id) || (await listShown(ctx.db, [pin])).size === 0) throw new Failure('invalid-argument', words.notShown);
  return saveDraft(ctx, editor, HOME, [{ field: 'pins', value: [...pins, pin], version: versions.pins }]);
}

/** The pinned titles that home can show, by kind and id. */
async function listShown(db: Db, pins: readonly HomePin[]): Promise<Map<string, { backdrop_path: string | null }>> {
  const idsOf = (kind: TitleKind) => pins.filter((pin) => pin.kind === kind).map(({ id }) => id);
  const [movies, series] = await Promise.all([
    listCardRows(db, 'movie', idsOf('movie')),
    listCardRows(db, 'series', idsOf('series')),
  ]);
  const shown = new Map<string, { backdrop_path: string | null }>();
  for (const movie of movies) shown.set(`movie:${movie.id}`, movie);
  for (const each of series) shown.set(`series:${each.id}`, each);
  return shown;
}
