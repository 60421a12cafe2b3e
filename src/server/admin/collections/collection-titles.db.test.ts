import { describe, expect, test } from 'vitest';
import { filmItem, openCollectionsFixture } from '../../../../test/editing/open-collections-fixture.ts';
import { raceReorders } from '../../../../test/editing/race-reorders.ts';
import { findSubjects } from '../dashboard/find-subjects.ts';
import { editMovie } from '../editing/edit-entity.ts';
import { changeCollectionItems } from './change-items.ts';
import { readCollectionTitles } from './collection-titles.ts';
import { findItemTitles } from './find-item-titles.ts';
import { readPastedItems } from './read-pasted-items.ts';

const fixture = await openCollectionsFixture();
const { ctx, ana, begin, change, listIds } = fixture;
const bia = await fixture.hire('Bia');

describe('titles of a collection', () => {
  test('are added once, moved, described and taken out, each on the list as it is then', async () => {
    const id = await begin([598, 666, 1, 2]);
    await change(id, { type: 'add', items: [filmItem(2), filmItem(3)] });
    await change(id, { type: 'move', item: filmItem(3), to: 2 }, { type: 'shift', item: filmItem(598), by: 1 });
    expect(await listIds(id)).toEqual([3, 598, 666, 1, 2]);
    await change(id, { type: 'move', item: filmItem(3), to: 99 }, { type: 'move', item: filmItem(2), to: -4 });
    await change(id, { type: 'remove', item: filmItem(1) }, { type: 'move', item: filmItem(77), to: 1 });
    const { items } = await change(id, {
      type: 'describe',
      item: filmItem(2),
      note: ' Comece aqui. ',
      isSkippable: true,
    });
    expect(items).toEqual([
      { ...filmItem(2), note: 'Comece aqui.', isSkippable: true },
      ...[598, 666, 3].map((titleId) => ({ ...filmItem(titleId), note: '', isSkippable: false })),
    ]);
    const late = { type: 'describe', item: filmItem(2), note: 'A minha.', isSkippable: false, was: '' } as const;
    await expect(changeCollectionItems(ctx, bia, id, [late])).rejects.toThrow('Comece aqui.');
  });

  test('that editors put in order at once are all still there', async () => {
    const others = await Promise.all([fixture.openAnother(), fixture.openAnother()]);
    const items = Array.from({ length: 20 }, (_, index) => filmItem(index + 1));
    const collectionId = await begin(items.map(({ titleId }) => titleId));
    let seed = 603;
    const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    const race = { contexts: [ctx, ...others.map((other) => other.ctx)], editors: [ana, bia], collectionId, items };
    expect(await raceReorders(race, 40, random)).toEqual([]);
  });

  test('that visitors do not see are marked, with the reason, and platforms with their counts', async () => {
    await editMovie(ctx, { movieId: 666, changes: { isHidden: true }, author: 'cli', note: '' });
    const { titles, nowhere } = await readCollectionTitles(ctx, [598, 666, 990_001].map(filmItem));
    expect(titles.map(({ trouble }) => trouble)).toEqual([undefined, 'hidden', 'unknown']);
    expect(nowhere).toBeLessThanOrEqual(1);
    const id = await begin([598, 666, 990_001]);
    expect((await readCollectionTitles(ctx, [filmItem(990_001)])).titles[0]?.trouble).toBe('waiting');
    const { lines } = await findSubjects(ctx, { entity: 'collection', isTroubled: true });
    expect(lines.find((line) => line.id === id)).toMatchObject({ titles: { movies: 3, troubled: 2 } });
    await editMovie(ctx, { movieId: 666, changes: { isHidden: null }, author: 'cli', note: '' });
  });

  test('are found by name and pasted by number and address, and the preview adds nothing', async () => {
    expect((await findItemTitles(ctx, 'cidade de deus')).map(({ titleId }) => titleId)).toContain(598);
    const id = await begin([598]);
    const pasted = [
      '666',
      'https://www.themoviedb.org/movie/598-x',
      `${ctx.siteUrl}/filme/central-do-brasil-1998-666`,
      'https://example.com/x',
      '/pessoa/alguem-9',
      'https://www.themoviedb.org/movie/446159',
      'oi',
      'Central do Brasil (1998)',
      'central do brasil',
      'Central do Brasil (1997)',
      'https://www.themoviedb.org/tv/990002',
    ];
    const lines = await readPastedItems(ctx, id, pasted.join('\n'));
    expect(lines.map(({ verdict }) => verdict)).toEqual([
      'found',
      'duplicate',
      'duplicate',
      'error',
      'error',
      'queued',
      'error',
      'duplicate',
      'duplicate',
      'error',
      'error',
    ]);
    expect(lines[7]?.item).toMatchObject({ titleId: 666 });
    expect(await listIds(id)).toEqual([598]);
    await expect(readPastedItems(ctx, id, ' \n ')).rejects.toMatchObject({ code: 'invalid-argument' });
  });
});
