import { changeVoices } from '../../src/server/admin/dubbing/change-voices.ts';
import type { Editor } from '../../src/server/admin/editing/editor.ts';
import type { Context } from '../../src/server/context.ts';
import { listDrafts } from '../../src/server/store/editing/drafts.ts';
import type { DubbedTitle, VoiceFields } from '../../src/shared/domain/dubbing/dubbing.ts';

/** Editors of the dubbing cast of one title, each on their own process. */
interface VoicesRace {
  contexts: readonly Context[];
  editors: readonly Editor[];
  title: DubbedTitle;
}

/**
 * All add a line of their own at once, then all change theirs, then every other one is removed. Afterwards every line is there once, as its
 * last editor wrote it. Returns the problems.
 */
export async function raceVoices({ contexts, editors, title }: VoicesRace, count: number): Promise<string[]> {
  const [first] = contexts;
  if (!first) throw new Error('a race needs an editor');
  const lines = Array.from({ length: count }, (_, index): VoiceFields => {
    const texts = { character: `Papel ${index}`, original: '', studio: '', director: '' };
    return { ...texts, voiceId: null, voice: `Voz ${index}`, sourceUrl: 'https://vozes.example/' };
  });
  const changed = lines.map((line) => ({ ...line, studio: 'Eco' }));
  const change = (index: number, was: VoiceFields | null, voice: VoiceFields | null) =>
    changeVoices(contexts[index % contexts.length] ?? first, editors[index % editors.length] as Editor, title, [
      { was, voice },
    ]);
  await Promise.all(lines.map((line, index) => change(index, null, line)));
  const problems = judge(await listOf(first, title), lines);
  await Promise.all(changed.map((line, index) => change(index, lines[index] ?? null, line)));
  problems.push(...judge(await listOf(first, title), changed));
  const isKept = (_: unknown, index: number) => index % 2 === 0;
  await Promise.all(changed.flatMap((line, index) => (isKept(line, index) ? [] : [change(index, line, null)])));
  problems.push(...judge(await listOf(first, title), changed.filter(isKept)));
  return problems;
}

function judge(list: readonly VoiceFields[], expected: readonly VoiceFields[]): string[] {
  const [found, wanted] = [list, expected].map((lines) =>
    lines
      .filter(({ character }) => character.startsWith('Papel '))
      .map((line) => JSON.stringify(Object.entries(line).toSorted())),
  );
  return [
    ...(wanted ?? []).filter((line) => !found?.includes(line)).map((line) => `${line} is lost`),
    ...(found ?? []).filter((line) => !wanted?.includes(line)).map((line) => `${line} is unexpected`),
    ...(found ?? []).filter((line, place) => found?.indexOf(line) !== place).map((line) => `${line} is there twice`),
  ];
}

async function listOf({ db }: Context, { kind, id }: DubbedTitle): Promise<readonly VoiceFields[]> {
  const drafts = await listDrafts(db, { entity: kind, id });
  return (drafts.find(({ field }) => field === 'voices')?.value ?? []) as readonly VoiceFields[];
}
