import { Link } from 'react-router';
import { buildFilterAddress } from '#shared/domain/site/filter-address.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { freeWords as words } from '#shared/text/platforms/free-page.ts';
import { PathBreadcrumb } from '../../design/breadcrumb.tsx';
import button from '../../design/button.module.css';
import chips from '../../design/chip-links.module.css';
import { classNames } from '../../design/class-names.ts';
import { ExternalLink } from '../../design/external-link.tsx';
import { PageHead } from '../../design/page-head.tsx';
import { Icon } from '../../design/pictures/icon.tsx';
import { ServiceChip } from '../../design/pictures/service-chip.tsx';
import { EmptyState } from '../../design/states.tsx';
import { PosterRail } from '../cards/poster-rail.tsx';
import { buildFreeAddress, FREE_FILTERS, type FreeFilter } from './free-address.ts';
import styles from './free-page.module.css';
import type { FreeView, ServiceView, ShelfView } from './free-view.ts';

/** `/gratis`: what costs nothing, what each service asks, and what it has. */
export function FreePage({ view: { only, services, shelves, genres, isDemonstration } }: { view: FreeView }) {
  return (
    <div className="wrap">
      <PathBreadcrumb path={paths.free()} />
      <PageHead title={words.title} intro={words.intro} />
      {isDemonstration && <p className="medium soft below-16">{words.demonstration}</p>}
      <Filters only={only} />
      {services.length === 0 && <EmptyState message={words.none} hint={words.noneHint} />}
      <ul className="grid two-wide three-wide">
        {services.map((service) => (
          <li key={service.slug}>
            <ServiceCard service={service} />
          </li>
        ))}
      </ul>
      {[...shelves, ...genres].map((shelf) => (
        <Shelf key={shelf.id} shelf={shelf} />
      ))}
      <nav className="row gap-12 above-40" aria-label={words.lists}>
        <Link className={classNames(button.button, button.outline)} to={toList('movie')} rel="nofollow">
          {words.allMovies}
        </Link>
        <Link className={classNames(button.button, button.outline)} to={toList('series')} rel="nofollow">
          {words.allSeries}
        </Link>
      </nav>
    </div>
  );
}

const toList = (kind: 'movie' | 'series') => buildFilterAddress(kind, { access: ['gratis'] });

function Filters({ only }: { only: FreeFilter }) {
  return (
    <nav className={classNames(chips.chips, styles.filters, 'below-16')} aria-label={words.filters}>
      <ul>
        {FREE_FILTERS.map((each) => (
          <li key={each}>
            <Link
              className={chips.chip}
              to={buildFreeAddress(each)}
              aria-current={each === only ? 'page' : undefined}
              rel={each ? 'nofollow' : undefined}
              preventScrollReset
            >
              {words.filterLabels[each]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ServiceCard({ service }: { service: ServiceView }) {
  const { name, brand, abbreviation, logo, about, facts, catalogue, url, openLabel, checked } = service;
  return (
    <article className="panel stack gap-16 full">
      <div className="line gap-16 rule-below">
        <ServiceChip {...{ brand, abbreviation, logo }} size="large" />
        <div className="fit">
          <h2 className="heading-3">{name}</h2>
          <p className="medium soft above-2">{about}</p>
        </div>
      </div>
      {facts.length > 0 && (
        <dl className={classNames('grid gap-8 gap-x-16', styles.facts)}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="fine">{label}</dt>
              <dd className="medium strong above-4">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="row gap-8 gap-x-16 push-down">
        <Link className={classNames(button.button, button.outline)} to={catalogue} aria-label={words.catalogueOf(name)}>
          {words.catalogue}
        </Link>
        {url && (
          <ExternalLink className={button.text} href={url} nofollow label={openLabel}>
            {words.open}
            <Icon name="external" />
          </ExternalLink>
        )}
      </div>
      {checked && <p className="fine">{checked}</p>}
    </article>
  );
}

function Shelf({ shelf: { id, title, subtitle, service, titles, seeAll } }: { shelf: ShelfView }) {
  return (
    <PosterRail
      {...{ id, title, subtitle, titles, isMixed: service !== null, hasService: service === null }}
      lead={service && <ServiceChip {...service} />}
      action={
        <Link className={button.text} to={seeAll.to} aria-label={seeAll.spoken} rel={service ? undefined : 'nofollow'}>
          {seeAll.label}
          <Icon name="chevronRight" />
        </Link>
      }
    />
  );
}
