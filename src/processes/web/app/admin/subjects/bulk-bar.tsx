import { BULK_ACTIONS, isActionOf } from '#shared/admin/domain/bulk.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { adminBulk } from '#shared/admin/text/bulk.ts';
import { adminLists } from '#shared/admin/text/lists.ts';
import type { Entity } from '#shared/domain/entities.ts';
import { buttonClass } from '../forms/submit.tsx';
import { WriteButton } from '../forms/write-button.tsx';
import styles from './bulk-bar.module.css';

interface BulkBarProps {
  entity: Entity;
  selected: number;
  mayChange: boolean;
}

/** Buttons of the form around the rows: each opens a page that previews the change and changes nothing yet. */
export function BulkBar({ entity, selected, mayChange }: BulkBarProps) {
  return (
    <div className={styles.bar}>
      <span role="status">{selected > 0 ? adminLists.selected(selected) : adminLists.selectHint}</span>
      {mayChange && selected > 0 && <small>{adminBulk.hideHint}</small>}
      <span className={styles.actions}>
        {mayChange &&
          BULK_ACTIONS.filter((action) => isActionOf(action, entity)).map((action) => (
            <WriteButton key={action} name="bulk" value={action} className={buttonClass('quiet')}>
              {adminBulk.buttons[action]}
            </WriteButton>
          ))}
        <button type="submit" formMethod="get" formAction={adminPaths.export()} className={buttonClass('quiet')}>
          {adminLists.exportAll}
        </button>
      </span>
    </div>
  );
}
