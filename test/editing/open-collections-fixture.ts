import { changeCollectionItems } from '../../src/server/admin/collections/change-items.ts';
import { createRecord } from '../../src/server/admin/records/create-record.ts';
import type { ItemChange } from '../../src/shared/domain/titles/collection-items.ts';
import { openEditedFixture } from './open-edited-fixture.ts';

export const filmItem = (titleId: number) => ({ kind: 'movie', titleId }) as const;
export const collectionSubject = (id: number) => ({ entity: 'collection', id }) as const;

/** An editor who writes and publishes collections. */
export async function openCollectionsFixture() {
  const fixture = await openEditedFixture();
  const { ctx } = fixture;
  const ana = await fixture.hire('Ana');
  let made = 0;
  const change = (id: number, ...changes: ItemChange[]) => changeCollectionItems(ctx, ana, id, changes);
  async function begin(titles = [598, 666], name = `Coleção ${(made += 1)}`): Promise<number> {
    const id = await createRecord(ctx, ana, 'collection', { title: name, slug: '' });
    await fixture.write(ana, collectionSubject(id), { descriptionH1: 'Uma descrição.' });
    await change(id, { type: 'add', items: titles.map(filmItem) });
    return id;
  }
  return {
    ...{ ...fixture, ana, change, begin },
    async put(titles?: number[], name?: string): Promise<number> {
      const id = await begin(titles, name);
      await fixture.publishAll(ana, collectionSubject(id));
      return id;
    },
    async listIds(id: number) {
      const { items } = await change(id);
      return items.map(({ titleId }) => titleId);
    },
  };
}
