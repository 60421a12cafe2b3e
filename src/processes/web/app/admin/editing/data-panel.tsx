import type { EditedSubject, ProviderData } from '#shared/admin/domain/editing/edited-subject.ts';
import { formatExactTime } from '#shared/admin/domain/format-time.ts';
import { mayRole, type Role } from '#shared/admin/domain/staff-roles.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import type { Editable } from '#shared/domain/entities.ts';
import { isOwnPerson } from '#shared/domain/people/own-person.ts';
import { ExternalLink } from '../../design/external-link.tsx';
import { AdminForm } from '../forms/admin-form.tsx';
import { Submit } from '../forms/submit.tsx';
import { Hint, Panel } from '../frame/panel.tsx';
import styles from './data-panel.module.css';

const TMDB_WORD: Partial<Record<Editable, string>> = { movie: 'movie', series: 'tv', person: 'person' };

interface DataPanelProps {
  subject: EditedSubject;
  provider: ProviderData;
  role: Role;
}

/** The data from TMDB, its date, and two ways to refresh it before the next scheduled sync. */
export function DataPanel({ subject: { entity, id }, provider, role }: DataPanelProps) {
  const { data } = adminEditing;
  return (
    <div className={styles.panels}>
      <Panel title={data.title}>
        <dl className={styles.facts}>
          <div>
            <dt>{data.number}</dt>
            <dd>
              {entity === 'person' && isOwnPerson(id) ? (
                id
              ) : (
                <ExternalLink href={`https://www.themoviedb.org/${TMDB_WORD[entity]}/${id}`}>{id}</ExternalLink>
              )}
            </dd>
          </div>
          <div>
            <dt>{data.fetchedAt}</dt>
            <dd>{formatExactTime(provider.fetchedAt)}</dd>
          </div>
        </dl>
        {mayRole(role, 'operate') && (
          <div className={styles.actions}>
            <AdminForm intent="resync" isQuiet>
              <Submit intent="resync" look="outline">
                {data.resync}
              </Submit>
              <Hint>{data.resyncHint}</Hint>
            </AdminForm>
            <AdminForm intent="dropCopies" isQuiet>
              <Submit intent="dropCopies" look="outline">
                {data.dropCopies}
              </Submit>
              <Hint>{data.dropCopiesHint}</Hint>
            </AdminForm>
          </div>
        )}
      </Panel>
      <Panel title={data.raw}>
        <Hint>{data.rawHint}</Hint>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard. */}
        <pre className={styles.raw} tabIndex={0} role="group" aria-label={data.raw}>
          {provider.facts}
        </pre>
      </Panel>
    </div>
  );
}
