import { changeVoices } from '../../src/server/admin/dubbing/change-voices.ts';
import type { LineChange } from '../../src/server/admin/editing/change-lines.ts';
import type { Editor } from '../../src/server/admin/editing/editor.ts';
import { changeOwnOffers } from '../../src/server/admin/own-offers/change-own-offers.ts';
import type { Context } from '../../src/server/context.ts';
import { listDrafts } from '../../src/server/store/editing/drafts.ts';
import type { TitleRef } from '../../src/server/store/titles/title-tables.ts';
import type { VoiceFields } from '../../src/shared/domain/dubbing/dubbing.ts';
import type { OwnOffer } from '../../src/shared/domain/subscriptions/own-offers.ts';
import { farolOffer } from './enter-farol.ts';

/** Editors of one list of a title, each on their own process. */
interface LinesRace {
  contexts: readonly Context[];
  editors: readonly Editor[];
  title: TitleRef;
}

interface RacedList<T> {
  field: string;
  toLine(index: number): T;
  toChanged(line: T): T;
  /** Whether the line is one of `toLine`. */
  isRaced(line: T): boolean;
  change(ctx: Context, editor: Editor, title: TitleRef, changes: LineChange<T>[]): Promise<unknown>;
}

const voices: RacedList<VoiceFields> = {
  field: 'voices',
  toLine(index) {
    const texts = { character: `Papel ${index}`, original: '', studio: '', director: '' };
    return { ...texts, voiceId: null, voice: `Voz ${index}`, sourceUrl: 'https://vozes.example/' };
  },
  toChanged: (line) => ({ ...line, studio: 'Eco' }),
  isRaced: ({ character }) => character.startsWith('Papel '),
  change: changeVoices,
};

/** A draft says nothing of whether the services exist: publishing does. */
const FIRST_RACED = 910_000;
const ownOffers: RacedList<OwnOffer> = {
  field: 'ownOffers',
  toLine: (index) => farolOffer(FIRST_RACED + index, '2026-11-20', `corrida/${index}`),
  toChanged: (line) => ({ ...line, isDubbed: !line.isDubbed }),
  isRaced: ({ serviceId }) => serviceId >= FIRST_RACED,
  change: changeOwnOffers,
};

export const raceVoices = (race: LinesRace, count: number) => raceLines(race, voices, count);
export const raceOwnOffers = (race: LinesRace, count: number) => raceLines(race, ownOffers, count);

/**
 * All add a line of their own at once, then all change theirs, then every other one is removed. Afterwards every line is there once, as its
 * last editor wrote it. Returns the problems.
 */
async function raceLines<T extends object>(
  { contexts, editors, title }: LinesRace,
  raced: RacedList<T>,
  count: number,
): Promise<string[]> {
  const [first] = contexts;
  if (!first) throw new Error('a race needs an editor');
  const lines = Array.from({ length: count }, (_, index) => raced.toLine(index));
  const changed = lines.map(raced.toChanged);
  const change = (index: number, was: T | null, line: T | null) =>
    raced.change(contexts[index % contexts.length] ?? first, editors[index % editors.length] as Editor, title, [
      { was, line },
    ]);
  const judgeNow = async (expected: readonly T[]) => {
    const drafts = await listDrafts(first.db, { entity: title.kind, id: title.id });
    const list = (drafts.find(({ field }) => field === raced.field)?.value ?? []) as readonly T[];
    return judge(list.filter(raced.isRaced), expected);
  };
  await Promise.all(lines.map((line, index) => change(index, null, line)));
  const problems = await judgeNow(lines);
  await Promise.all(changed.map((line, index) => change(index, lines[index] ?? null, line)));
  problems.push(...(await judgeNow(changed)));
  const isKept = (_: unknown, index: number) => index % 2 === 0;
  await Promise.all(changed.flatMap((line, index) => (isKept(line, index) ? [] : [change(index, line, null)])));
  problems.push(...(await judgeNow(changed.filter(isKept))));
  return problems;
}

function judge(list: readonly object[], expected: readonly object[]): string[] {
  const [found, wanted] = [list, expected].map((lines) =>
    lines.map((line) => JSON.stringify(Object.entries(line).toSorted())),
  );
  return [
    ...(wanted ?? []).filter((line) => !found?.includes(line)).map((line) => `${line} is lost`),
    ...(found ?? []).filter((line) => !wanted?.includes(line)).map((line) => `${line} is unexpected`),
    ...(found ?? []).filter((line, place) => found?.indexOf(line) !== place).map((line) => `${line} is there twice`),
  ];
}
