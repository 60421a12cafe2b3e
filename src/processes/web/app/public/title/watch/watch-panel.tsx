import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { priceWords } from '#shared/text/platforms/prices.ts';
import { titlePage } from '#shared/text/titles/title-page.ts';
import button from '../../../design/button.module.css';
import { classNames } from '../../../design/class-names.ts';
import { ExternalLink } from '../../../design/external-link.tsx';
import { Icon } from '../../../design/pictures/icon.tsx';
import { useHasEnded } from '../../../design/use-has-ended.ts';
import { useMyServices } from '../../my-services/my-services.ts';
import { ReportError } from '../../reports/report-error.tsx';
import type { AgeRatingView } from '../facts/age-rating-view.ts';
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
  answer: string;
  /** Of a film on its way through cinemas. */
  cinema: CinemaView | null;
  ticketUrl: string | null;
  ticketUntil: string | null;
  age: AgeRatingView;
}

/** Where to watch: the answer most visitors came for. */
export function WatchPanel({ title, cinema, ticketUntil, age, answer, ...given }: WatchPanelProps) {
  const watch = useCurrentPrices(given.watch);
  const ticketUrl = useHasEnded(ticketUntil) ? null : given.ticketUrl;
  const rows = ownFirst(watch.rows, useMyServices());
  // One more row takes no more space than the "show more" line.
  const shown = rows.length > ROWS_SHOWN + 1 ? rows.slice(0, ROWS_SHOWN) : rows;
  const folded = rows.slice(shown.length);
  const isLabelled = new Set(watch.rows.map(({ group }) => group)).size > 1;
  const hasRows = shown.length > 0;
  const inCinemas = cinema && <CinemaLine title={title} cinema={cinema} ticketUrl={ticketUrl} isSecond={hasRows} />;

  return (
    <section className={styles.panel} aria-labelledby={HEADING_ID}>
      <div className="line split baseline gap-12">
        <h2 id={HEADING_ID} className={styles.heading}>
          {titlePage.whereToWatch}
        </h2>
        <span className="meta">{titlePage.inBrazil}</span>
      </div>
      {hasRows && <WatchGroups rows={shown} isLabelled={isLabelled} />}
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
      {watch.includedIn.length > 0 && <Included places={watch.includedIn} />}
      {watch.audio.length > 0 && <Audio lines={watch.audio} />}
      {!hasRows && cinema?.state !== 'opens' && <NoOffers isInCinemas={cinema?.state === 'in-cinemas'} />}
      <div className={styles.actions}>
        {watch.rotation && (
          <Link className={classNames(button.button, button.outline)} to={watch.rotation}>
            <Icon name="rotate" />
            {titlePage.putInRotation}
          </Link>
        )}
        <ShareAnswer title={title} path={watch.report.backTo} answer={answer} />
      </div>
      <Sources watch={watch} age={age} />
    </section>
  );
}

function Included({ places }: { places: WatchView['includedIn'] }) {
  return (
    <p className="links above-8 small">
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

/** Where what the page says comes from, how old it is, and a link to report an error. */
function Sources({ watch, age }: { watch: WatchView; age: AgeRatingView }) {
  const ageSource = age.source?.href ? (
    <ExternalLink href={age.source.href} nofollow>
      {age.source.label}
    </ExternalLink>
  ) : (
    age.source?.label
  );
  const sources: readonly (readonly [string, ReactNode])[] = [
    [titlePage.freeServices, watch.offersChecked],
    [titlePage.prices, watch.pricesChecked],
    [
      titlePage.age,
      (age.origin || ageSource) && (
        <>
          {age.origin} {ageSource}
        </>
      ),
    ],
  ];
  return (
    <details className={styles.sources}>
      <summary className={classNames('line split', watch.isOld && 'warn')}>
        {watch.isOld ? titlePage.oldOffers(watch.checkedDay) : titlePage.sources}
        <Icon name="chevronDown" />
      </summary>
      <dl className="links">
        <dt>{titlePage.offers}</dt>
        <dd>
          <ExternalLink href={JUST_WATCH}>{titlePage.justWatch}</ExternalLink>, {titlePage.checkedOn(watch.checkedOn)}
          {watch.tmdbPage && (
            <ExternalLink className="block" href={watch.tmdbPage} nofollow>
              {titlePage.tmdbOffers}
            </ExternalLink>
          )}
        </dd>
        {sources.map(
          ([name, words]) =>
            words && (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>{words}</dd>
              </Fragment>
            ),
        )}
      </dl>
      <ReportError title={watch.report} />
    </details>
  );
}
