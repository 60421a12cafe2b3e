import { Link } from 'react-router';
import { formatExactTime } from '#shared/admin/domain/format-time.ts';
import type { TicketChoiceLine } from '#shared/admin/domain/site-screens.ts';
import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { adminDashboard } from '#shared/admin/text/dashboard.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminSite } from '#shared/admin/text/site-settings.ts';
import { adminTickets } from '#shared/admin/text/tickets.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Submit } from '../forms/submit.tsx';
import { type Column, DataTable, DimCell, NumberCell } from '../frame/data-table.tsx';
import { Hint, Panel } from '../frame/panel.tsx';
import styles from './site.module.css';

const words = adminTickets;

const COLUMNS: Column[] = [
  { key: 'film', label: words.film },
  { key: 'decision', label: words.decision },
  { key: 'by', label: words.by },
  { key: 'actions', label: <span className="visually-hidden">{adminSite.actions}</span> },
];

/** The editors' decisions about ticket links; each can be reverted. */
export function TicketChoices({ choices, mayCurate }: { choices: TicketChoiceLine[]; mayCurate: boolean }) {
  return (
    <Panel title={words.decided} className={styles.section}>
      <Hint>{words.decidedHint}</Hint>
      <DataTable caption={words.decidedTable} columns={COLUMNS}>
        {choices.map((choice) => (
          <tr key={choice.key}>
            <td>
              <b>{words.named(choice.title, choice.year)}</b>
            </td>
            <td>
              <Decision choice={choice} />
            </td>
            <DimCell>
              {[choice.author.name ?? adminDashboard.erasedPerson, formatExactTime(choice.decidedAt)].join(', ')}
            </DimCell>
            <NumberCell>{mayCurate && <Reopen choice={choice} />}</NumberCell>
          </tr>
        ))}
      </DataTable>
    </Panel>
  );
}

function Decision({ choice: { movieId, movieTitle } }: { choice: TicketChoiceLine }) {
  if (movieId === null) return words.discarded;
  return <Link to={subjectPath('movie', movieId)}>{movieTitle ?? adminEditing.number(movieId)}</Link>;
}

function Reopen({ choice: { key, title, year } }: { choice: TicketChoiceLine }) {
  return (
    <AdminForm intent="reopen" about={{ name: 'key', value: key }} isQuiet>
      <Submit intent="reopen" look="link" label={words.reopenOf(words.named(title, year))}>
        {words.reopen}
      </Submit>
    </AdminForm>
  );
}
