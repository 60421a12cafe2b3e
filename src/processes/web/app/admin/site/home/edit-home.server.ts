import { findSubjects } from '#server/admin/dashboard/find-subjects.ts';
import { previewPath } from '#server/admin/editing/preview-links.ts';
import { undoPublication } from '#server/admin/editing/undo-publication.ts';
import {
  describeCollections,
  describePins,
  draftCollection,
  draftPin,
  readDraftedHome,
} from '#server/admin/site/home-pins.ts';
import { callFunction } from '#server/catalogue/documents/call-function.ts';
import { listPublicNames } from '#server/store/records/records.ts';
import { HOME_PINS_FOUND } from '#shared/admin/domain/limits.ts';
import { adminPins } from '#shared/admin/text/pins.ts';
import { isDay, toBrazilianDay } from '#shared/domain/day.ts';
import { parseId } from '#shared/domain/ids.ts';
import { HOME } from '#shared/domain/site/home-pins.ts';
import { TITLE_KINDS, type TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { Granted, GrantedAction } from '../../guard.server.ts';
import type { HomeParts } from './home-parts.ts';

const words = adminPins;

export async function loadHome(granted: Granted): Promise<HomeParts> {
  const { ctx, staff, url, now } = granted;
  const query = url.searchParams.get('q')?.trim() ?? '';
  const find = async (entity: TitleKind) =>
    query ? (await findSubjects(ctx, { entity, query, page: 1 })).lines.slice(0, HOME_PINS_FOUND) : [];
  const [drafted, shown, published, ...found] = await Promise.all([
    readDraftedHome(ctx),
    listShownNow(granted),
    listPublicNames(ctx.db, 'collection'),
    ...TITLE_KINDS.map(find),
  ]);
  const [lines, collections] = await Promise.all([
    describePins(ctx, drafted.pins),
    describeCollections(ctx, drafted.collections),
  ]);
  const isChosen = (id: number) => drafted.collections.some((each) => each.id === id);
  const choices = published.filter(({ id }) => !isChosen(id)).map(({ id, name }) => ({ id, name }));
  const today = toBrazilianDay(now);
  const asked = url.searchParams.get('dia') ?? '';
  const preview = {
    path: previewPath(HOME, staff.keys, now),
    today,
    day: isDay(asked) && asked > today ? asked : today,
  };
  return { query, lines, collections, choices, shown, found: found.flat(), preview };
}

/** The titles that home shows first now; none while home itself cannot be built. */
async function listShownNow({ ctx }: Granted) {
  const home = await callFunction(ctx, 'getHomeAll', {}).catch((err: unknown) => {
    ctx.log.warn({ err }, 'the pins of home are edited without what home shows');
    return undefined;
  });
  if (!home || home.value.isFallback) return [];
  const { movies, tvShows } = home.value.banners;
  return [
    ...movies.map(({ id, title }) => ({ kind: 'movie' as const, id, title })),
    ...tvShows.map(({ id, name }) => ({ kind: 'series' as const, id, title: name })),
  ];
}

export const homeActions = {
  async pin({ ctx, editor, field }: GrantedAction) {
    const [kind = '', id = ''] = field('title').split(':');
    const draft = await draftPin(ctx, editor, { kind: kind === 'series' ? 'series' : 'movie', id: parseId(id) ?? 0 });
    return draft.clashes.length > 0 ? { clashes: draft.clashes } : { notice: words.pinned };
  },
  async choose({ ctx, editor, field }: GrantedAction) {
    const draft = await draftCollection(ctx, editor, parseId(field('collection')) ?? 0);
    return draft.clashes.length > 0 ? { clashes: draft.clashes } : { notice: words.added };
  },
  async undo({ ctx, editor, field }: GrantedAction) {
    const { revision } = await undoPublication(ctx, editor, HOME, parseId(field('revision')) ?? 0);
    return { notice: words.undone(revision) };
  },
};
