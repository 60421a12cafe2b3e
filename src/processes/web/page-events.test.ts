import { expect, test } from 'vitest';
import { countPageEvents, notePageEvents, type PageEvent } from './page-events.ts';

test('events of a page are counted for each visitor it is sent to, though it was rendered once', () => {
  const pageEvents: PageEvent[] = [];
  const noted = notePageEvents(pageEvents);
  noted.led(7);
  noted.missed('/nada');
  noted.unanswered('filme que não há');

  const told: unknown[] = [];
  const tally = { led: (id: number) => told.push(id), missed: (path: string) => told.push(path) };
  const searchMisses = { note: (typed: string, asker: string) => told.push([typed, asker]) };
  for (const asker of ['a', 'b']) countPageEvents(pageEvents, { tally, searchMisses, asker: () => asker });
  expect(told).toEqual([7, '/nada', ['filme que não há', 'a'], 7, '/nada', ['filme que não há', 'b']]);
});
