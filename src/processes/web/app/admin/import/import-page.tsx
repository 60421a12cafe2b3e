import { Link } from 'react-router';
import { formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import type { Import, ImportLine, ImportSummary } from '#shared/admin/domain/import.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { adminDashboard } from '#shared/admin/text/dashboard.ts';
import { adminImport } from '#shared/admin/text/import.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { TextField } from '../forms/field.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { Submit } from '../forms/submit.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { Panel } from '../frame/panel.tsx';
import { type Outcome, outcomeOf } from '../outcome.ts';
import styles from './import-page.module.css';
import { AskedTitles, ImportPreview } from './import-tables.tsx';

interface ImportPageProps {
  asked: Import | undefined;
  recent: readonly ImportSummary[];
  now: Date;
  mayImport: boolean;
  mayRate: boolean;
  outcome: (Outcome & { importLines?: ImportLine[] }) | undefined;
}

/** Paste, check, request, then follow the state of each title. */
export function ImportPage({ asked, recent, now, mayImport, mayRate, outcome }: ImportPageProps) {
  const checked = outcomeOf(outcome, 'check');
  return (
    <>
      <PageTop title={adminImport.title} />
      {asked && <AskedTitles asked={asked} now={now} />}
      {checked?.importLines && <ImportPreview lines={checked.importLines} />}
      <div className={styles.columns}>
        {mayImport && (
          <Panel title={asked ? adminImport.another : adminImport.what}>
            <AdminForm intent="check">
              <TextField name="pasted" label={adminImport.pasted} hint={adminImport.pastedHint} rows={8} />
              <SelectField name="kind" label={adminImport.bareNumbers} defaultValue="movie">
                {(['movie', 'series', 'person'] as const).map((kind) => (
                  <option key={kind} value={kind}>
                    {adminImport.kinds[kind]}
                  </option>
                ))}
              </SelectField>
              <Submit intent="check" look={checked?.importLines ? 'outline' : 'primary'}>
                {adminImport.check}
              </Submit>
            </AdminForm>
          </Panel>
        )}
        {mayRate && <RatingsForm />}
        {recent.length > 0 && (
          <Panel title={adminImport.recent}>
            <ul className={styles.recent}>
              {recent.map(({ id, author, askedAt, titles }) => (
                <li key={id}>
                  <Link to={adminPaths.import(id)}>{adminImport.titles(titles)}</Link>
                  <span>
                    {adminImport.asked(author.name ?? adminDashboard.erasedPerson, formatTimeAgo(askedAt, now))}
                  </span>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </div>
    </>
  );
}

/** Age ratings of titles that are stored; the next page previews what changes. */
function RatingsForm() {
  return (
    <Panel title={adminImport.ratings}>
      <AdminForm intent="rate">
        <TextField name="ratings" label={adminImport.ratingsPasted} hint={adminImport.ratingsHint} rows={8} />
        <SelectField name="ratedKind" label={adminImport.ratingsOf} defaultValue="movie">
          {(['movie', 'series'] as const).map((kind) => (
            <option key={kind} value={kind}>
              {adminImport.kinds[kind]}
            </option>
          ))}
        </SelectField>
        <Submit intent="rate" look="outline">
          {adminImport.ratingsCheck}
        </Submit>
      </AdminForm>
    </Panel>
  );
}
