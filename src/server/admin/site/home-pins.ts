import type { SaveOutcome } from '#shared/admin/domain/edited-subject.ts';
import type { PinLine } from '#shared/admin/domain/site-screens.ts';
import { adminPins } from '#shared/admin/text/pins.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { Failure } from '#shared/domain/failure.ts';
import { HOME_ID, type HomePin, parsePins, pinStateOn } from '#shared/domain/site/home-pins.ts';
import { isRowNumber } from '#shared/domain/site/site-settings.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../infra/db.ts';
import { findSubjectFace } from '../../store/editing/subjects.ts';
import { listMovieCards } from '../../store/titles/movie-cards.ts';
import { listSeriesCards } from '../../store/titles/series-cards.ts';
import type { Editor } from '../editing/editor.ts';
import { openSubject } from '../editing/open-subject.ts';
import { saveDraft } from '../editing/save-draft.ts';

const words = adminPins;
const HOME = { entity: 'home', id: HOME_ID } as const;

/** The pins as the edit screen lists them: with names, and why home would not show one. */
export async function describePins(ctx: Context, pins: readonly HomePin[]): Promise<PinLine[]> {
  const shown = await listShown(ctx.db, pins);
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
        problem: !card ? ('hidden' as const) : card.backdrop_path ? undefined : ('no-picture' as const),
      };
    }),
  );
}

/** The pins of the draft, else the published ones. */
export async function readDraftedPins(ctx: Context): Promise<{ pins: HomePin[]; version: number }> {
  const field = (await openSubject(ctx, HOME)).fields.find((each) => each.field === 'pins');
  return { pins: parsePins((field?.draft ?? field?.published)?.value), version: field?.version ?? 0 };
}

/** Appends to the draft; nothing is published. */
export async function draftPin(
  ctx: Context,
  editor: Editor,
  { kind, id }: { kind: TitleKind; id: number },
): Promise<SaveOutcome> {
  const { pins, version } = await readDraftedPins(ctx);
  if (pins.some((pin) => pin.kind === kind && pin.id === id)) throw new Failure('aborted', words.already);
  const pin: HomePin = { kind, id, from: null, until: null };
  if (!isRowNumber(id) || (await listShown(ctx.db, [pin])).size === 0)
    throw new Failure('invalid-argument', words.notShown);
  return saveDraft(ctx, editor, HOME, [{ field: 'pins', value: [...pins, pin], version }]);
}

/** The pinned titles that home can show, by kind and id. */
async function listShown(db: Db, pins: readonly HomePin[]): Promise<Map<string, { backdrop_path: string | null }>> {
  const idsOf = (kind: TitleKind) => pins.filter((pin) => pin.kind === kind).map(({ id }) => id);
  const [movies, series] = await Promise.all([
    listMovieCards(db, idsOf('movie')),
    listSeriesCards(db, idsOf('series')),
  ]);
  const shown = new Map<string, { backdrop_path: string | null }>();
  for (const movie of movies) shown.set(`movie:${movie.id}`, movie);
  for (const each of series) shown.set(`series:${each.id}`, each);
  return shown;
}
