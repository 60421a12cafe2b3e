import { Link } from 'react-router';
import type { SubjectLine } from '#shared/admin/domain/editing/edited-subject.ts';
import { formatExactTime } from '#shared/admin/domain/format-time.ts';
import { ticketsPath } from '#shared/admin/domain/paths.ts';
import type { TicketChoiceLine, TicketQueueLine } from '#shared/admin/domain/site-screens.ts';
import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { adminSite } from '#shared/admin/text/site-settings.ts';
import { adminTickets } from '#shared/admin/text/tickets.ts';
import { ExternalLink } from '../../design/external-link.tsx';
import { EmptyState } from '../../design/states.tsx';
import { AdminForm } from '../forms/admin-form.tsx';
import { Notice } from '../forms/notice.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import { type Column, DataTable, DimCell, NumberCell } from '../frame/data-table.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { Hint, Panel } from '../frame/panel.tsx';
import type { Outcome } from '../outcome.ts';
import { FoundTitleRow } from './found-title.tsx';
import { SearchBox } from './search-box.tsx';
import styles from './site.module.css';
import { TicketChoices } from './ticket-choices.tsx';

const words = adminTickets;

const COLUMNS: Column[] = [
  { key: 'film', label: words.film },
  { key: 'reason', label: words.reason },
  { key: 'shop', label: words.shop },
  { key: 'ends', label: words.ends },
  { key: 'actions', label: <span className="visually-hidden">{adminSite.actions}</span> },
];

interface TicketsPageProps {
  queue: TicketQueueLine[];
  choices: TicketChoiceLine[];
  /** The link for which the editor is choosing a film. */
  chosen: TicketQueueLine | undefined;
  query: string;
  found: SubjectLine[];
  mayCurate: boolean;
  outcome: Outcome | undefined;
}

/** Ticket links that match no film or several, and the editors' decisions about them. */
export function TicketsPage(props: TicketsPageProps) {
  const { queue, choices, chosen, mayCurate, outcome } = props;
  return (
    <>
      <PageTop title={words.title} />
      {queue.length > 0 && <Hint>{words.hint}</Hint>}
      {outcome?.notice && <Notice kind="ok">{outcome.notice}</Notice>}
      {outcome?.problem && <Notice kind="error">{outcome.problem}</Notice>}
      {chosen && mayCurate && <ChooseFilm {...props} line={chosen} />}
      {queue.length === 0 ? (
        <EmptyState message={words.empty} hint={words.emptyHint} />
      ) : (
        <DataTable caption={words.title} columns={COLUMNS}>
          {queue.map((line) => (
            <tr key={line.key}>
              <td>
                <b>{words.named(line.title, line.year)}</b>
              </td>
              <DimCell>{words.reasons[line.reason]}</DimCell>
              <td>
                <ExternalLink href={line.url} nofollow>
                  {new URL(line.url).host}
                </ExternalLink>
              </td>
              <DimCell>{formatExactTime(line.endsAt)}</DimCell>
              <NumberCell>{mayCurate && <Actions line={line} />}</NumberCell>
            </tr>
          ))}
        </DataTable>
      )}
      {choices.length > 0 && <TicketChoices choices={choices} mayCurate={mayCurate} />}
    </>
  );
}

function Actions({ line: { key, title, year } }: { line: TicketQueueLine }) {
  const name = words.named(title, year);
  return (
    <span className={styles.rowActions}>
      <Link
        className={buttonClass('link')}
        to={ticketsPath({ entrada: key, q: title })}
        aria-label={words.chooseOf(name)}
      >
        {words.choose}
      </Link>
      <AdminForm intent="dismiss" about={{ name: 'key', value: key }} isQuiet>
        <Submit intent="dismiss" look="danger-link" label={words.dismissOf(name)}>
          {words.dismiss}
        </Submit>
      </AdminForm>
    </span>
  );
}

function ChooseFilm({ line, query, found }: TicketsPageProps & { line: TicketQueueLine }) {
  const name = words.named(line.title, line.year);
  return (
    <Panel title={words.chooseTitle(name)} className={styles.section}>
      <Hint>{words.chooseHint}</Hint>
      <SearchBox
        action={ticketsPath()}
        query={query}
        placeholder={words.placeholder}
        label={words.search}
        keep={{ entrada: line.key }}
      />
      {query && found.length === 0 && <Hint>{words.nothingFound}</Hint>}
      <ul className={styles.found}>
        {found.map((film) => (
          <FoundTitleRow key={film.id} line={film} to={subjectPath('movie', film.id)}>
            <AdminForm intent="assign" about={{ name: 'movieId', value: String(film.id) }} isQuiet>
              <input type="hidden" name="key" value={line.key} />
              <Submit intent="assign" look="outline" label={words.assignOf(name, film.title)}>
                {words.assign}
              </Submit>
            </AdminForm>
          </FoundTitleRow>
        ))}
      </ul>
      <Link className={buttonClass('quiet')} to={ticketsPath()}>
        {words.close}
      </Link>
    </Panel>
  );
}
