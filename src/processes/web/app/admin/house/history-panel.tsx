import { formatMoment } from '#shared/domain/admin-moment.ts';
import type { HouseRevisionLine } from '#shared/domain/house.ts';
import { adminHouse } from '#shared/text/admin-house.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Submit } from '../forms/submit.tsx';
import { Hint, Panel } from '../frame/panel.tsx';
import styles from './house.module.css';

interface HistoryPanelProps {
  lines: HouseRevisionLine[];
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
    <Panel title={adminHouse.history} className={styles.section}>
      <Hint>{lines.length > 0 ? hint : adminHouse.historyEmpty}</Hint>
      {first && (
        <ol className={styles.history}>
          {lines.map(({ number, state, author, at }) => (
            <li key={number}>
              <b>{adminHouse.revision(number)}</b>
              <span className={styles.dim}>
                {[adminHouse.revisionStates[state], author.name ?? adminHouse.someone, formatMoment(at, now)].join(
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
                  <Submit intent="restoreRevision" look="link" label={adminHouse.restoreOf(number)}>
                    {adminHouse.restore}
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
