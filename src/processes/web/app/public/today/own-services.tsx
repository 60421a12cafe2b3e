import { Link } from 'react-router';
import { describeWatchService } from '#shared/domain/titles/watch-services.ts';
import { today } from '#shared/text/today.ts';
import button from '../../design/button.module.css';
import { ServiceChip } from '../../design/pictures/service-chip.tsx';
import { useHasScript } from '../../design/use-has-script.ts';
import { readMyServices } from '../my-services/my-services.ts';
import type { useServicesSheet } from '../my-services/use-services-sheet.ts';
import styles from './own-services.module.css';
import type { TodayView } from './today-view.ts';

interface OwnServicesProps {
  platforms: TodayView['platforms'];
  sheet: ReturnType<typeof useServicesSheet>;
  /** The sheet was closed with these platforms stored. */
  onChosen: (slugs: string) => void;
}

/** The platforms of the address, each a link that adds or removes one: works without script. The sheet stores them. */
export function OwnServices({ platforms, sheet, onChosen }: OwnServicesProps) {
  const hasScript = useHasScript();
  return (
    <section className={styles.row} aria-label={today.myServices}>
      <ul className={styles.services}>
        {platforms.map(({ id, name, slug, logo, isChosen, label, to }) => (
          <li key={slug}>
            <Link
              className={styles.service}
              to={to}
              rel="nofollow"
              preventScrollReset
              data-own={isChosen || undefined}
              aria-label={label}
            >
              <ServiceChip {...describeWatchService(id, name)} logo={logo} />
            </Link>
          </li>
        ))}
      </ul>
      {hasScript && (
        <button type="button" className={button.text} aria-haspopup="dialog" onClick={sheet.open}>
          {today.editServices}
        </button>
      )}
      {sheet.Part && (
        <sheet.Part
          platforms={platforms}
          onClose={() => {
            sheet.close();
            const own = readMyServices();
            onChosen(platforms.flatMap(({ slug }) => (own.includes(slug) ? slug : [])).join());
          }}
        />
      )}
    </section>
  );
}
