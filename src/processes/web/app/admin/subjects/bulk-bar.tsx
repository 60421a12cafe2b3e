import {
  FREQUENT_ACTIONS,
  isActionOf,
  isChosenSource,
  type ListAction,
  OTHER_ACTIONS,
} from '#shared/admin/domain/change-sets.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { adminChanges } from '#shared/admin/text/change-sets.ts';
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

/** Buttons of the form around the rows. Most open a page that previews the change and changes nothing yet. */
export function BulkBar({ entity, selected, mayChange }: BulkBarProps) {
  const [frequent = [], others = []] = [FREQUENT_ACTIONS, OTHER_ACTIONS].map((actions) =>
    mayChange ? actions.filter((action) => isActionOf(action, entity)) : [],
  );
  return (
    <div className={`row gap-16 below-12 small ${styles.bar}`}>
      <span role="status">{selected > 0 ? adminLists.selected(selected) : adminLists.selectHint}</span>
      {mayChange && selected > 0 && <small>{adminChanges.hideHint}</small>}
      <span className={`row gap-2 ${styles.actions}`}>
        <ActionButtons actions={frequent} />
        {others.length > 0 && (
          <details className={styles.more} data-menu>
            <summary className={buttonClass('quiet')}>{adminChanges.more}</summary>
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

function ActionButtons({ actions }: { actions: readonly ListAction[] }) {
  return actions.map((action) => (
    <WriteButton
      key={action}
      {...(isChosenSource(action) ? { name: 'source' } : { name: 'intent' })}
      value={action}
      className={buttonClass('quiet')}
    >
      {adminChanges.buttons[action]}
    </WriteButton>
  ));
}
