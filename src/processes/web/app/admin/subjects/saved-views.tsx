import { Link } from 'react-router';
import { VIEW_NAME_CHARACTERS } from '#shared/admin/domain/limits.ts';
import { listPath } from '#shared/admin/domain/list-query.ts';
import type { SavedView } from '#shared/admin/domain/listed.ts';
import { adminLists } from '#shared/admin/text/lists.ts';
import type { Entity } from '#shared/domain/entities.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import { AdminForm } from '../forms/admin-form.tsx';
import { Field } from '../forms/field.tsx';
import { Submit } from '../forms/submit.tsx';
import { WriteButton } from '../forms/write-button.tsx';
import { type Outcome, outcomeOf } from '../outcome.ts';
import styles from './saved-views.module.css';

interface SavedViewsProps {
  entity: Entity;
  views: readonly SavedView[];
  /** The query string of the current list. */
  search: string;
  outcome: Outcome | undefined;
}

/** Filters the member has saved under a name; other members do not see them. */
export function SavedViews({ entity, views, search, outcome }: SavedViewsProps) {
  const isKept = views.some((view) => view.query === search);
  if (views.length === 0 && search === '') return null;
  return (
    <div className={`row gap-16 below-12 small ${styles.views}`}>
      {views.length > 0 && (
        <nav aria-label={adminLists.views}>
          <ul className="row gap-8">
            {views.map((view) => (
              <li key={view.id} className="line">
                <Link
                  to={view.query ? `${listPath(entity)}?${view.query}` : listPath(entity)}
                  aria-current={view.query === search ? 'page' : undefined}
                >
                  {view.name}
                </Link>
                <AdminForm intent="forgetView" about={{ name: 'viewId', value: String(view.id) }} isQuiet>
                  <WriteButton aria-label={adminLists.forgetView(view.name)}>
                    <Icon name="close" />
                  </WriteButton>
                </AdminForm>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {!isKept && search !== '' && (
        <details className={styles.save} open={Boolean(outcomeOf(outcome, 'saveView')?.fields?.name)}>
          <summary>{adminLists.saveView}</summary>
          <AdminForm intent="saveView" className={`row at-end gap-12 ${styles.form}`}>
            <input type="hidden" name="search" value={search} />
            <Field name="name" label={adminLists.viewName} maxLength={VIEW_NAME_CHARACTERS} required />
            <Submit intent="saveView" look="outline">
              {adminLists.saveView}
            </Submit>
          </AdminForm>
        </details>
      )}
    </div>
  );
}
