import { BULK_ACTIONS, type BulkAction, FREQUENT_ACTIONS, isActionOf } from '#shared/admin/domain/bulk.ts';
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
  const actions = mayChange ? BULK_ACTIONS.filter((action) => isActionOf(action, entity)) : [];
  const frequent = FREQUENT_ACTIONS.filter((action) => actions.includes(action));
  const others = actions.filter((action) => !FREQUENT_ACTIONS.includes(action));
  return (
    <div className={styles.bar}>
      <span role="status">{selected > 0 ? adminLists.selected(selected) : adminLists.selectHint}</span>
      {mayChange && selected > 0 && <small>{adminBulk.hideHint}</small>}
      <span className={styles.actions}>
        <ActionButtons actions={frequent} />
        {others.length > 0 && (
          <details className={styles.more} data-menu>
            <summary className={buttonClass('quiet')}>{adminBulk.more}</summary>
            <span className={styles.sheet}>
              <ActionButtons actions={others} />
            </span>
          </details>
        )}
        <button type="submit" formMethod="get" formAction={adminPaths.export()} className={buttonClass('quiet')}>
          {adminLists.exportAll}
        </button>
      </span>
    </div>
  );
}

function ActionButtons({ actions }: { actions: readonly BulkAction[] }) {
  return actions.map((action) => (
    <WriteButton key={action} name="bulk" value={action} className={buttonClass('quiet')}>
      {adminBulk.buttons[action]}
    </WriteButton>
  ));
}
