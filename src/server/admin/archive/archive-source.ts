import type { ChangeSource, WantedChange } from '../change-sets/change-source.ts';
import type { Comparison } from './compare-archive.ts';

/** The fields of an archive that differ here. */
export const archiveSource: ChangeSource<Pick<Comparison, 'overrides' | 'site'>> = {
  name: 'archive',
  read(_ctx, _editor, { overrides, site }) {
    const parts = site.flatMap(({ id, ...field }) => (id === undefined ? [] : [{ ...field, id }]));
    const ofParts = groupBySubject(parts).map((fields) => toChange(fields));
    return [
      ...ofParts,
      ...groupBySubject(overrides).map((fields) => ({ ...toChange(fields), locks: toLocks(fields) })),
    ];
  },
};

export function groupBySubject<T extends { entity: string; id: number }>(fields: readonly T[]): [T, ...T[]][] {
  return [...Map.groupBy(fields, ({ entity, id }) => `${entity} ${id}`).values()] as [T, ...T[]][];
}

type Field = { entity: WantedChange['entity']; id: number; field: string; value: unknown };

function toChange(fields: readonly [Field, ...Field[]]): WantedChange {
  const [{ entity, id }] = fields;
  return { entity, id, values: Object.fromEntries(fields.map(({ field, value }) => [field, value])) };
}

function toLocks(fields: Comparison['overrides']): NonNullable<WantedChange['locks']> {
  const locked = fields.filter(({ is_locked }) => is_locked);
  return Object.fromEntries(locked.map(({ field, reason, expires_at }) => [field, { reason, expiresAt: expires_at }]));
}
