import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { describeWatchService } from '#shared/domain/titles/watch-services.ts';
import { today } from '#shared/text/today.ts';
import button from '../../ui/button.module.css';
import { ServiceChip } from '../../ui/pictures/service-chip.tsx';
import { useHasScript } from '../../ui/use-has-script.ts';
import { readMyServices } from '../my-services/my-services.ts';
import type { ServicesSheetProps } from '../my-services/services-sheet.tsx';
import styles from './own-services.module.css';
import { buildTodayAddress, type TodayQuery } from './today-query.ts';

const ServicesSheet = lazy(async () => ({
  default: (await import('../my-services/services-sheet.tsx')).ServicesSheet,
}));

interface OwnServicesProps {
  query: TodayQuery;
  platforms: ServicesSheetProps['platforms'];
  isSheetOpen: boolean;
  onSheet: (isOpen: boolean) => void;
  /** The sheet was closed with these platforms stored. */
  onChosen: (slugs: string[]) => void;
}

/** The platforms of the address, each a link that adds or removes one: works without script. The sheet stores them. */
export function OwnServices({ query, platforms, isSheetOpen, onSheet, onChosen }: OwnServicesProps) {
  const hasScript = useHasScript();
  const without = (slug: string) => query.platforms.filter((each) => each !== slug);
  return (
    <section className={styles.row} aria-label={today.myServices}>
      <ul className={styles.services}>
        {platforms.map(({ id, name, slug, logo }) => {
          const isChosen = query.platforms.includes(slug);
          const next = isChosen
            ? without(slug)
            : platforms.flatMap((each) => (each.slug === slug || query.platforms.includes(each.slug) ? each.slug : []));
          const { brand, abbreviation } = describeWatchService(id, name);
          return (
            <li key={slug}>
              <Link
                className={styles.service}
                to={buildTodayAddress({ ...query, place: 'meus', platforms: next, seen: [] })}
                rel="nofollow"
                preventScrollReset
                data-own={isChosen || undefined}
                aria-label={isChosen ? today.removeService(name) : today.addService(name)}
              >
                <ServiceChip brand={brand} abbreviation={abbreviation} logo={logo} />
              </Link>
            </li>
          );
        })}
      </ul>
      {hasScript && (
        <button type="button" className={button.text} aria-haspopup="dialog" onClick={() => onSheet(true)}>
          {today.editServices}
        </button>
      )}
      {isSheetOpen && (
        <Suspense fallback={null}>
          <ServicesSheet
            platforms={platforms}
            onClose={() => {
              onSheet(false);
              const own = readMyServices();
              onChosen(platforms.flatMap(({ slug }) => (own.includes(slug) ? slug : [])));
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
