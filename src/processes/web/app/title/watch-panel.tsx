import { formatDate } from '#shared/domain/format.ts';
import { titlePage } from '#shared/text/title-page.ts';
import { ExternalLink } from '../ui/external-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { ServiceChip } from '../ui/service-chip.tsx';
import type { MovieView } from './movie-view.ts';
import { TicketButton } from './ticket-button.tsx';
import styles from './watch-panel.module.css';
import type { WatchRow } from './watch-rows.ts';

const JUST_WATCH = 'https://www.justwatch.com/br';
const HEADING_ID = 'onde-assistir';
/** What keeps the panel within the first fold; the rest is one press away. */
const ROWS_SHOWN = 5;

interface WatchPanelProps {
  title: string;
  watch: MovieView['watch'];
  ticketUrl: string | null;
}

/** The answer most visitors came for. */
export function WatchPanel({ title, watch, ticketUrl }: WatchPanelProps) {
  // One more row takes no more room than the words that would hide it.
  const shown = watch.rows.length > ROWS_SHOWN + 1 ? watch.rows.slice(0, ROWS_SHOWN) : watch.rows;
  const folded = watch.rows.slice(shown.length);

  return (
    <section className={styles.panel} aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID}>
        {titlePage.whereToWatch} <small>{titlePage.inBrazil}</small>
      </h2>
      {shown.length > 0 ? (
        <WatchRows rows={shown} link={watch.link} />
      ) : (
        <p className={styles.none}>{titlePage.noOffers}</p>
      )}
      {folded.length > 0 && (
        <details className={styles.folded}>
          <summary>
            {titlePage.moreOffers(folded.length)}
            <Icon name="chevronDown" />
          </summary>
          <WatchRows rows={folded} link={watch.link} />
        </details>
      )}
      {ticketUrl && <TicketButton title={title} url={ticketUrl} />}
      <p className={styles.credit}>
        <span>
          {titlePage.justWatchCredit} <ExternalLink href={JUST_WATCH}>{titlePage.justWatch}</ExternalLink>
        </span>
        {watch.checkedOn && <span>{titlePage.checkedOn(formatDate(watch.checkedOn))}</span>}
      </p>
    </section>
  );
}

function WatchRows({ rows, link }: { rows: readonly WatchRow[]; link: string | null }) {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => {
        const name = [row.service, row.condition].filter(Boolean).join(' ');
        return (
          <li key={row.key}>
            {link ? (
              <ExternalLink className={styles.row} href={link} nofollow label={titlePage.opensTmdbPage(name)}>
                <RowContent row={row} />
                <Icon name="chevronRight" />
              </ExternalLink>
            ) : (
              <span className={styles.row}>
                <RowContent row={row} />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function RowContent({ row }: { row: WatchRow }) {
  return (
    <>
      <ServiceChip brand={row.brand} abbreviation={row.abbreviation} />
      <span className={styles.service}>
        {row.service} {row.condition && <small>{row.condition}</small>}
      </span>
    </>
  );
}
