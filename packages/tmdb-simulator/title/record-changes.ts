import { hexId } from '../../demo/hash.ts';
import { parseChangeWindow } from '../changes.ts';
import { timeText } from '../world/day.ts';
import type { Day, Kind } from '../world/kinds.ts';
import { recordBits } from '../world/salts.ts';
import { FLAG } from '../world/tables.ts';
import { biographyAt, overviewsAt, type VersionedText } from '../world/texts-at.ts';
import { lastEditIn } from '../world/version.ts';
import type { World } from '../world/world.ts';

/** The latest edit of one record in the window: the text before and after it. */
export function buildRecordChanges(world: World, kind: Kind, id: number, query: URLSearchParams) {
  const { from, to } = parseChangeWindow(query, world.today());
  const table = kind === 'person' ? world.people : world.table(kind);
  const isHandMade = Boolean((table.flags[table.findRow(id)] ?? 0) & FLAG.demo);
  const day = isHandMade ? undefined : lastEditIn(world.seed, kind, id, from, to);
  return { changes: day === undefined ? [] : [buildChange(world, kind, id, day)] };
}

function textsAt(world: World, kind: Kind, id: number, version: number): VersionedText[] {
  return kind === 'person' ? biographyAt(world, id, version) : overviewsAt(world, kind, id, version);
}

function buildChange(world: World, kind: Kind, id: number, day: Day) {
  const version = world.changes.version(kind, id, day);
  const second = recordBits(world.seed, kind, id) % 86_400;
  const before = textsAt(world, kind, id, version - 1);
  return {
    key: kind === 'person' ? 'biography' : 'overview',
    items: textsAt(world, kind, id, version).map((text, index) => ({
      id: hexId(`${kind}|${id}|${version}|${index}`),
      action: 'updated',
      time: `${timeText(day, second).slice(0, 19).replace('T', ' ')} UTC`,
      iso_639_1: text.language,
      iso_3166_1: text.country,
      value: text.text,
      original_value: before[index]?.text ?? '',
    })),
  };
}
