import { Form, Link } from 'react-router';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import type { AuditQuery } from '#shared/admin/domain/site-screens.ts';
import { adminAudit } from '#shared/admin/text/audit.ts';
import { adminDashboard } from '#shared/admin/text/dashboard.ts';
import { WITHOUT_NAME } from '../dashboard/describe-audit-event.ts';
import { buttonClass } from '../forms/submit.tsx';
import styles from '../site/site.module.css';

const words = adminAudit;

export interface AuditChoices {
  people: { id: string; name: string | undefined }[];
  actions: string[];
}

/** Filters by member, action and date, all in the address. */
export function AuditFilter({ query, choices }: { query: AuditQuery; choices: AuditChoices }) {
  const isFiltered = Object.values(query).some(Boolean);
  return (
    <Form className={styles.filter} action={adminPaths.audit()} key={JSON.stringify(query)}>
      <label>
        {words.person}
        <select name="quem" defaultValue={query.person}>
          <option value="">{words.anybody}</option>
          {choices.people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name ?? WITHOUT_NAME[id] ?? adminDashboard.erasedPerson}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.action}
        <select name="acao" defaultValue={query.action}>
          <option value="">{words.anything}</option>
          {choices.actions.map((action) => (
            <option key={action} value={action}>
              {adminDashboard.auditEvents[action] ?? action}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.from}
        <input type="date" name="de" defaultValue={query.from} />
      </label>
      <label>
        {words.until}
        <input type="date" name="ate" defaultValue={query.until} />
      </label>
      <button type="submit" className={buttonClass('outline')}>
        {words.filter}
      </button>
      {isFiltered && (
        <Link className={buttonClass('quiet')} to={adminPaths.audit()}>
          {words.clear}
        </Link>
      )}
    </Form>
  );
}
