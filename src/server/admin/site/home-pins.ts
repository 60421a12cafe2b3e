import { refuseWrongFields } from '#shared/admin/domain/field-failure.ts';
import { HOME_PINS_MAX } from '#shared/admin/domain/limits.ts';
import type { PinLine } from '#shared/admin/domain/site-screens.ts';
import { adminPins } from '#shared/admin/text/pins.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { Failure } from '#shared/domain/failure.ts';
import { type HomePin, parsePins, pinStateOn } from '#shared/domain/site/home-pins.ts';
import { HOME_PINS, isRowNumber } from '#shared/domain/site/site-settings.ts';
import { tags } from '#shared/domain/tags.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../infra/db.ts';
import { findSubjectFace } from '../../store/editing/subjects.ts';
import { findSiteRecord } from '../../store/site/site-records.ts';
import { listMovieCards } from '../../store/titles/movie-cards.ts';
import { listSeriesCards } from '../../store/titles/series-cards.ts';
import type { Editor } from '../editing/editor.ts';
import { changeSiteSetting, readSiteRevision } from './change-site-settings.ts';

const words = adminPins;

export async function readPins(ctx: Context): Promise<{ version: number; lines: PinLine[] }> {
  const record = await findSiteRecord(ctx.db, HOME_PINS);
  const pins = parsePins(record?.value);
  const shown = await listShown(ctx.db, pins);
  const today = toBrazilianDay(ctx.now());
  const lines = await Promise.all(
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
  return { version: record?.version ?? 0, lines };
}

interface Seen {
  version: number;
}

/** Appends to the pins of its kind. */
export function addPin(ctx: Context, editor: Editor, { version, kind, id }: Seen & { kind: TitleKind; id: number }) {
  return changePins(ctx, editor, version, 'home.pinned', async (pins, db) => {
    if (pins.some((pin) => pin.kind === kind && pin.id === id)) throw new Failure('aborted', words.already);
    const pin: HomePin = { kind, id, from: null, until: null };
    if (!isRowNumber(id) || (await listShown(db, [pin])).size === 0)
      throw new Failure('invalid-argument', words.notShown);
    return [...pins, pin];
  });
}

export function removePin(ctx: Context, editor: Editor, { version, kind, id }: Seen & { kind: TitleKind; id: number }) {
  return changePins(ctx, editor, version, 'home.unpinned', (pins) =>
    pins.filter((pin) => pin.kind !== kind || pin.id !== id),
  );
}

/** Sets the order of all pins at once. Pins that are not named keep their order and follow. */
export async function arrangePins(
  ctx: Context,
  editor: Editor,
  { version, pins }: Seen & { pins: readonly HomePin[] },
) {
  refuseWrongFields(Object.fromEntries(pins.map((pin) => [`until:${pin.kind}:${pin.id}`, checkDays(pin)])));
  return changePins(ctx, editor, version, 'home.arranged', (current) => {
    const given = pins.filter((pin) => current.some((one) => isSame(one, pin)));
    return [...given, ...current.filter((one) => !given.some((pin) => isSame(one, pin)))];
  });
}

/** Restores a revision. Published at once: pins have no drafts. */
export async function restorePins(ctx: Context, editor: Editor, { version, revision }: Seen & { revision: number }) {
  const value = await readSiteRevision(ctx, HOME_PINS, revision);
  return changePins(ctx, editor, version, 'home.restored', () => parsePins(value));
}

async function changePins(
  ctx: Context,
  editor: Editor,
  version: number,
  action: string,
  change: (pins: HomePin[], db: Db) => Promise<HomePin[]> | HomePin[],
): Promise<void> {
  await changeSiteSetting<HomePin[]>(ctx, editor, {
    subject: HOME_PINS,
    version,
    action,
    tags: [tags.home()],
    async toValue(record, { trx }) {
      const pins = await change(parsePins(record?.value), trx);
      if (pins.length > HOME_PINS_MAX) throw new Failure('invalid-argument', words.tooMany(HOME_PINS_MAX));
      return pins;
    },
  });
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

const isSame = (one: HomePin, other: HomePin) => one.kind === other.kind && one.id === other.id;

function checkDays({ from, until }: HomePin): string | undefined {
  if ([from, until].some((day) => day !== null && !isDay(day))) return words.dayInvalid;
  return from !== null && until !== null && until < from ? words.endsBefore : undefined;
}

function isDay(day: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)
  );
}
