import { formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import type { SiteRevisionLine } from '#shared/admin/domain/site-screens.ts';
import { adminSite } from '#shared/admin/text/site-settings.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Submit } from '../forms/submit.tsx';
import { Hint, Panel } from '../frame/panel.tsx';
import styles from '../site/site.module.css';

interface HistoryPanelProps {
  lines: SiteRevisionLine[];
  now: Date;
  hint: string;
  version: number;
  mayRestore: boolean;
  /** Further hidden fields of the form, by name. */
  about?: Readonly<Record<string, string>>;
}

/** All versions, the published one first; any other can be restored. */
export function HistoryPanel({ lines, now, hint, version, mayRestore, about = {} }: HistoryPanelProps) {
  const [first] = lines;
  return (
    <Panel title={adminSite.history} className={styles.section}>
      <Hint>{lines.length > 0 ? hint : adminSite.historyEmpty}</Hint>
      {first && (
        <ol className={styles.history}>
          {lines.map(({ number, state, author, at }) => (
            <li key={number}>
              <b>{adminSite.revision(number)}</b>
              <span className={styles.dim}>
                {[adminSite.revisionStates[state], author.name ?? adminSite.someone, formatTimeAgo(at, now)].join(
                  ' · ',
                )}
              </span>
              {mayRestore && (number !== first.number || state === 'draft') && (
                <AdminForm
                  intent="restoreRevision"
                  outcome={undefined}
                  about={{ name: 'revision', value: String(number) }}
                  isQuiet
                >
                  <input type="hidden" name="version" value={version} />
                  {Object.entries(about).map(([name, value]) => (
                    <input key={name} type="hidden" name={name} value={value} />
                  ))}
                  <Submit intent="restoreRevision" look="link" label={adminSite.restoreOf(number)}>
                    {adminSite.restore}
                  </Submit>
                </AdminForm>
              )}
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
