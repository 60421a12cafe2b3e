import { useState } from 'react';
import { readOrder } from '#shared/admin/domain/editing/typed-value.ts';

interface OrderRow {
  place: number;
  isHidden: boolean;
}

const NONE: OrderRow = { place: 0, isHidden: false };

type Order = Readonly<Record<'first' | 'hidden', readonly string[]>>;

/** The numbers and ticks of a list as they were typed, by name of the row; a row stays where it is. */
export function useOrder(given: Order, onOrder: (order: Order) => void) {
  const [rows, setRows] = useState<ReadonlyMap<string, OrderRow>>(
    () =>
      new Map<string, OrderRow>([
        ...given.first.map((name, at): [string, OrderRow] => [name, { place: at + 1, isHidden: false }]),
        ...given.hidden.map((name): [string, OrderRow] => [name, { place: 0, isHidden: true }]),
      ]),
  );
  return (name: string) => ({
    ...(rows.get(name) ?? NONE),
    change(part: Partial<OrderRow>) {
      const next = new Map(rows).set(name, { ...(rows.get(name) ?? NONE), ...part });
      setRows(next);
      onOrder(readOrder([...next].map(([each, row]) => ({ name: each, ...row }))));
    },
  });
}

export type PlacedRow = ReturnType<ReturnType<typeof useOrder>>;
