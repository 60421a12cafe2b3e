import { Link } from 'react-router';
import { isHomeCollectionsShaped } from '#shared/admin/domain/check-site.ts';
import { inputNames } from '#shared/admin/domain/editing/field-form.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import type { HomeCollectionLine } from '#shared/admin/domain/site-screens.ts';
import { adminPins } from '#shared/admin/text/pins.ts';
import type { ControlProps } from '../../editing/controls/control.ts';
import { Hint } from '../../frame/panel.tsx';
import { DaysAndRemoval } from './days-and-removal.tsx';
import styles from './home.module.css';
import { ReorderList } from './reorder-list.tsx';

interface CollectionsControlProps extends ControlProps {
  lines: readonly HomeCollectionLine[];
  mayArrange: boolean;
}

export function CollectionsControl({ field, value, onValue, lines, mayArrange }: CollectionsControlProps) {
  const chosen = isHomeCollectionsShaped(value) ? value : [];
  const lineOf = (id: number) => lines.find((line) => line.id === id);
  const nameOf = ({ id }: { id: number }) => lineOf(id)?.title ?? String(id);
  if (chosen.length === 0) return <Hint>{adminPins.noCollections}</Hint>;
  return (
    <ReorderList
      items={chosen}
      keyOf={({ id }) => String(id)}
      nameOf={nameOf}
      placeName={({ id }) => inputNames.row(field, 'of', id, 'place')}
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
            name={(part) => inputNames.row(field, 'of', each.id, part)}
            mayArrange={mayArrange}
          />
        </div>
      )}
    </ReorderList>
  );
}
