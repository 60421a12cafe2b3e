import { useState } from 'react';
import type { ItemTitle } from '#shared/admin/domain/editing/edited-collection.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminCollections } from '#shared/admin/text/collections.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { type CollectionItem, type ItemKey, isSameItem, itemKeyOf } from '#shared/domain/titles/collection-items.ts';
import { useEdit } from '../editing/edit-context.ts';
import { KeptNotice } from '../forms/kept-notice.tsx';
import { keyOfDraft } from '../forms/local-draft.ts';
import { Notice } from '../forms/notice.tsx';
import { buttonClass } from '../forms/submit.tsx';
import { Tag } from '../frame/tag.tsx';
import type { CollectionParts } from './collection-parts.ts';
import { CoveragePanel } from './coverage-panel.tsx';
import { FindTitle } from './find-title.tsx';
import { ItemList } from './item-list.tsx';
import styles from './items-column.module.css';
import { PastePanel } from './paste-panel.tsx';
import { useItems } from './use-items.ts';

/** The titles: search, paste, order, and where they can be watched. */
export function ItemsColumn() {
  const { collection } = useEdit();
  return collection && <Items {...collection} />;
}

function Items({ items: stored, list }: CollectionParts) {
  const { subject, member, draft } = useEdit();
  const items = useItems(stored, keyOfDraft(member.id, 'items', subject.id));
  const [said, setSaid] = useState('');
  const titles = useTitles(list.titles);
  const mayWrite = mayRole(member.role, 'draft');
  const held = draft.state.fields.items;
  const fault = held?.problem;

  const add = (title: ItemTitle) => {
    if (items.items.some((item) => isSameItem(item, title))) return;
    titles.remember(title);
    items.change({ type: 'add', items: [{ kind: title.kind, titleId: title.titleId }] });
    setSaid(adminCollections.added(title.title, items.items.length + 1));
  };
  return (
    <div className={styles.column}>
      {mayWrite && <FindTitle items={items.items} onAdd={add} />}
      <section className={styles.list} aria-labelledby="titulos" id="campo-items">
        <div className={styles.head}>
          <h2 id="titulos">{adminCollections.items}</h2>
          {held?.hasDraft && <Tag look="tela">{adminEditing.badges.draft}</Tag>}
          <span>{countItems(items.items)}</span>
        </div>
        <KeptNotice copy={items.kept} describe={() => adminCollections.items} />
        {items.isAway && (
          <Notice
            kind="error"
            action={
              <button type="button" className={buttonClass('outline')} onClick={items.retry}>
                {adminEditing.saved.retry}
              </button>
            }
          >
            {adminCollections.itemsAway}
          </Notice>
        )}
        {(items.problem ?? fault) && <Notice kind="error">{items.problem ?? fault}</Notice>}
        <ItemList
          items={items.items}
          titleOf={titles.find}
          mayWrite={mayWrite}
          onChange={items.change}
          onSaid={setSaid}
        />
        <p className="visually-hidden" role="status">
          {said}
        </p>
      </section>
      {mayWrite && <PastePanel />}
      <CoveragePanel list={list} />
    </div>
  );
}

function countItems(items: readonly CollectionItem[]): string {
  const movies = items.filter(({ kind }) => kind === 'movie').length;
  const series = items.length - movies;
  if (items.length === 0) return '';
  if (series === 0) return adminCollections.movies(movies);
  if (movies === 0) return adminCollections.series(series);
  return adminCollections.counts(items.length, adminCollections.movies(movies), adminCollections.series(series));
}

/** The server's titles, and titles just found that the server does not have in the list yet. */
function useTitles(told: readonly ItemTitle[]) {
  const [found, setFound] = useState<readonly ItemTitle[]>([]);
  const byKey = new Map([...found, ...told].map((title) => [itemKeyOf(title), title]));
  return {
    find: (key: ItemKey) => byKey.get(itemKeyOf(key)),
    remember: (title: ItemTitle) => setFound((before) => [...before, title]),
  };
}
