import { Link } from 'react-router';
import { isHomeCollectionsShaped } from '#shared/admin/domain/check-site.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminPins } from '#shared/admin/text/pins.ts';
import type { ControlProps } from '../../editing/controls/control.ts';
import { useEdit } from '../../editing/edit-context.ts';
import { Hint } from '../../frame/panel.tsx';
import { DaysAndRemoval } from './days-and-removal.tsx';
import styles from './home.module.css';
import { ReorderList } from './reorder-list.tsx';

export function CollectionsControl({ value, onValue }: ControlProps) {
  const { home, member } = useEdit();
  const mayArrange = mayRole(member.role, 'draft');
  const chosen = isHomeCollectionsShaped(value) ? value : [];
  const lineOf = (id: number) => home?.collections.find((line) => line.id === id);
  const nameOf = ({ id }: { id: number }) => lineOf(id)?.title ?? String(id);
  if (chosen.length === 0) return <Hint>{adminPins.noCollections}</Hint>;
  return (
    <ReorderList
      items={chosen}
      keyOf={({ id }) => String(id)}
      nameOf={nameOf}
      mayArrange={mayArrange}
      onOrder={onValue}
    >
      {(each) => (
        <div className={styles.body}>
          <Link className={styles.name} to={adminPaths.collection(each.id)}>
            {nameOf(each)}
          </Link>
          {lineOf(each.id)?.isHidden && <small className={styles.problem}>{adminPins.collectionHidden}</small>}
          <DaysAndRemoval
            title={nameOf(each)}
            days={each}
            mayArrange={mayArrange}
            onDays={(days) => onValue(chosen.map((other) => (other === each ? { ...each, ...days } : other)))}
            onRemove={() => onValue(chosen.filter((other) => other !== each))}
          />
        </div>
      )}
    </ReorderList>
  );
}
