import { Fragment } from 'react';
import { Link } from 'react-router';
import { priceWords } from '#shared/text/platforms/prices.ts';
import { titlePage } from '#shared/text/titles/title-page.ts';
import { classNames } from '../../../design/class-names.ts';
import { ExternalLink } from '../../../design/external-link.tsx';
import { Icon } from '../../../design/pictures/icon.tsx';
import { useHasEnded } from '../../../design/use-has-ended.ts';
import { useMyServices } from '../../my-services/my-services.ts';
import { ReportError } from '../../reports/report-error.tsx';
import { CinemaLine } from './cinema-line.tsx';
import type { CinemaView } from './cinema-view.ts';
import { useCurrentPrices } from './current-prices.ts';
import { ShareAnswer } from './share-answer.tsx';
import { WatchGroups } from './watch-groups.tsx';
import styles from './watch-panel.module.css';
import { ownFirst } from './watch-rows.ts';
import type { WatchView } from './watch-view.ts';

const JUST_WATCH = 'https://www.justwatch.com/br';
const HEADING_ID = 'onde-assistir';
/** As many rows as keep the panel in the first screen; the rest is folded. */
const ROWS_SHOWN = 5;

interface WatchPanelProps {
  title: string;
  watch: WatchView;
  /** Of a film on its way through cinemas. */
  cinema: CinemaView | null;
  ticketUrl: string | null;
  ticketUntil: string | null;
}

/** Where to watch: the answer most visitors came for. */
export function WatchPanel({ title, cinema, ticketUntil, ...given }: WatchPanelProps) {
  const watch = useCurrentPrices(given.watch);
  const ticketUrl = useHasEnded(ticketUntil) ? null : given.ticketUrl;
  const rows = ownFirst(watch.rows, useMyServices());
  // One more row takes no more space than the "show more" line.
  const shown = rows.length > ROWS_SHOWN + 1 ? rows.slice(0, ROWS_SHOWN) : rows;
  const folded = rows.slice(shown.length);
  const isLabelled = new Set(watch.rows.map(({ group }) => group)).size > 1;
  const hasRows = shown.length > 0;
  const included = watch.includedIn.length > 0 && <Included places={watch.includedIn} />;
  const inCinemas = cinema && <CinemaLine title={title} cinema={cinema} ticketUrl={ticketUrl} isSecond={hasRows} />;

  return (
    <section className={styles.panel} aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID}>
        {titlePage.whereToWatch} <small>{titlePage.inBrazil}</small>
      </h2>
      {hasRows && <WatchGroups {...{ rows: shown, isLabelled, included }} />}
      {folded.length > 0 && (
        <details className={styles.folded}>
          <summary>
            {titlePage.moreOffers(folded.length)}
            <Icon name="chevronDown" />
          </summary>
          <WatchGroups rows={folded} isLabelled={isLabelled} />
        </details>
      )}
      {inCinemas}
      {watch.audio.length > 0 && <Audio lines={watch.audio} />}
      {!hasRows && cinema?.state !== 'opens' && <NoOffers isInCinemas={cinema?.state === 'in-cinemas'} />}
      <ShareAnswer title={title} watch={watch} cinema={cinema} />
      <PanelFoot watch={watch} />
    </section>
  );
}

function Included({ places }: { places: WatchView['includedIn'] }) {
  return (
    <p className={styles.included}>
      {priceWords.includedIn}{' '}
      {places.map(({ label, to }, place) => (
        <Fragment key={label}>
          {place > 0 && ', '}
          <Link to={to}>{label}</Link>
        </Fragment>
      ))}
    </p>
  );
}

function Audio({ lines }: { lines: WatchView['audio'] }) {
  return (
    <dl className={styles.audio}>
      <dt>{titlePage.audio}</dt>
      {lines.map(({ service, words }) => (
        <dd key={service}>
          {service && <span>{service}: </span>}
          {words}
        </dd>
      ))}
    </dl>
  );
}

function NoOffers({ isInCinemas }: { isInCinemas: boolean }) {
  return (
    <>
      <p className={styles.none}>{titlePage.noOffers}</p>
      {!isInCinemas && <p className={styles.hint}>{titlePage.noOffersHint}</p>}
    </>
  );
}

/** The data's source and age, where its links lead, and a link to report an error. */
function PanelFoot({ watch }: { watch: WatchView }) {
  const { rows, tmdbPage } = watch;
  const leadsToTmdb = rows.every(({ leadsTo }) => leadsTo === 'tmdb');
  return (
    <div className={styles.foot}>
      <p>
        {rows.length > 0 && tmdbPage && (
          <span className={styles.line}>
            {leadsToTmdb ? (
              titlePage.leadsToTmdb
            ) : (
              <ExternalLink href={tmdbPage} nofollow>
                {titlePage.tmdbOffers}
              </ExternalLink>
            )}
          </span>
        )}
        <span className={styles.line}>
          {titlePage.justWatchCredit} <ExternalLink href={JUST_WATCH}>{titlePage.justWatch}</ExternalLink>
        </span>
        <span className={classNames(styles.line, watch.isOld && styles.old)}>
          {titlePage.checkedOn(watch.checkedOn)}
        </span>
        {watch.offersChecked && <span className={styles.line}>{watch.offersChecked}</span>}
        {watch.pricesChecked && <span className={styles.line}>{watch.pricesChecked}</span>}
      </p>
      <ReportError title={watch.report} />
    </div>
  );
}
