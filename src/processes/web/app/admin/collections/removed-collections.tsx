import type { RemovedCollection } from '#shared/admin/domain/editing/edited-collection.ts';
import { formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminCollections } from '#shared/admin/text/collections.ts';
import { adminCompare } from '#shared/admin/text/compare.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Submit } from '../forms/submit.tsx';
import { type Column, DataTable, DimCell, NumberCell } from '../frame/data-table.tsx';
import styles from './removed-collections.module.css';

const DAY_MS = 86_400_000;
const words = adminCollections.trash;

const COLUMNS: Column[] = [
  { key: 'name', label: subjects.collection.words.one },
  { key: 'leadsTo', label: words.leadsTo },
  { key: 'at', label: adminCompare.thrownAway },
  { key: 'actions', label: <span className="visually-hidden">{words.takeBack}</span> },
];

interface RemovedCollectionsProps {
  collections: RemovedCollection[];
  now: Date;
  mayTakeCollectionBack: boolean;
}

/** Collections in the trash, and where their addresses redirect meanwhile. */
export function RemovedCollections({ collections, now, mayTakeCollectionBack }: RemovedCollectionsProps) {
  return (
    <div className={styles.removed}>
      <DataTable caption={words.caption} columns={COLUMNS}>
        {collections.map(({ id, name, leadsTo, author, at, endsAt }) => (
          <tr key={id}>
            <td>
              <b>{name}</b>
            </td>
            <td>{leadsTo ?? words.gone}</td>
            <DimCell>
              {author.name ?? adminEditing.someone} · {formatTimeAgo(at, now)} ·{' '}
              {adminCompare.endsIn(Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS))}
            </DimCell>
            <NumberCell>
              {mayTakeCollectionBack && (
                <AdminForm intent="takeCollectionBack" isQuiet about={{ name: 'collectionId', value: String(id) }}>
                  <Submit intent="takeCollectionBack" look="link" label={words.takeBackOf(name)}>
                    {words.takeBack}
                  </Submit>
                </AdminForm>
              )}
            </NumberCell>
          </tr>
        ))}
      </DataTable>
    </div>
  );
}
