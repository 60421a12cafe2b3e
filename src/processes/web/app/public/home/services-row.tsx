import { useState } from 'react';
import { Link } from 'react-router';
import { HOME_SHOWN } from '#shared/domain/limits.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { describeWatchService } from '#shared/domain/titles/watch-services.ts';
import { myServices } from '#shared/text/platforms/my-services.ts';
import buttons from '../../design/button.module.css';
import { classNames } from '../../design/class-names.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import { ServiceChip } from '../../design/pictures/service-chip.tsx';
import { useHasScript } from '../../design/use-has-script.ts';
import { toggleMyService, useMyServices } from '../my-services/my-services.ts';
import { useServicesSheet } from '../my-services/use-services-sheet.ts';
import type { HomeView } from './home-view.ts';
import styles from './services-row.module.css';

type Platform = HomeView['platforms'][number];

/**
 * The visitor's services, or the question which they have. Both states are as high and no element moves between them: what is
 * stored is known only in the browser.
 */
export function ServicesRow({ platforms }: { platforms: readonly Platform[] }) {
  const own = useMyServices();
  const hasScript = useHasScript();
  const sheet = useServicesSheet();
  // After an answer the chips stay, with marks; cards replace them on the next page or when the sheet closes.
  const [isAnswering, setAnswering] = useState(false);
  const mine = platforms.filter(({ slug }) => own.includes(slug));
  if (platforms.length === 0) return null;
  const isAsking = mine.length === 0 || isAnswering;
  const others = platforms.filter(({ slug }) => !own.includes(slug)).slice(0, HOME_SHOWN.otherServices);
  const toggle = (slug: string) => {
    setAnswering(true);
    toggleMyService(slug);
  };
  return (
    <section className={styles.row} aria-labelledby="streamings">
      <h2 id="streamings">{isAsking ? myServices.question : myServices.yours}</h2>
      {isAsking ? (
        <ul key="asking" className={styles.services}>
          {platforms.slice(0, HOME_SHOWN.askedServices).map((platform) => (
            <li key={platform.slug}>
              {hasScript ? (
                <button
                  type="button"
                  className={styles.service}
                  aria-pressed={own.includes(platform.slug)}
                  onClick={() => toggle(platform.slug)}
                >
                  <Named platform={platform} />
                  {own.includes(platform.slug) && <Icon name="check" />}
                </button>
              ) : (
                <PlatformLink platform={platform} />
              )}
            </li>
          ))}
        </ul>
      ) : (
        <ul key="own" className={styles.services}>
          {mine.map((platform) => (
            <li key={platform.slug}>
              <Link className={classNames(styles.service, styles.own)} to={paths.platform(platform.slug)}>
                <Named platform={platform} />
                <Icon name="check" />
              </Link>
            </li>
          ))}
          {others.map((platform, index) => (
            <li key={platform.slug} className={classNames(index === 0 && styles.divided)}>
              <PlatformLink platform={platform} />
            </li>
          ))}
        </ul>
      )}
      <Link
        className={classNames(buttons.text, styles.edit)}
        to={paths.platforms()}
        aria-haspopup={hasScript ? 'dialog' : undefined}
        onClick={sheet.open}
      >
        {isAsking ? myServices.seeAll : myServices.choose}
        <Icon name="chevronRight" />
      </Link>
      {sheet.Part && (
        <sheet.Part
          platforms={platforms}
          onClose={() => {
            setAnswering(false);
            sheet.close();
          }}
        />
      )}
    </section>
  );
}

function PlatformLink({ platform }: { platform: Platform }) {
  return (
    <Link className={styles.service} to={paths.platform(platform.slug)}>
      <Named platform={platform} />
    </Link>
  );
}

function Named({ platform: { id, name, logo } }: { platform: Platform }) {
  const { brand, abbreviation } = describeWatchService(id, name);
  return (
    <>
      <ServiceChip brand={brand} abbreviation={abbreviation} logo={logo} size="small" />
      {name}
    </>
  );
}
