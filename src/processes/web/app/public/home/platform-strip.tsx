import { Link } from 'react-router';
import { paths } from '#shared/domain/site/paths.ts';
import { describeWatchService } from '#shared/domain/titles/watch-services.ts';
import { ServiceChip } from '../../design/pictures/service-chip.tsx';
import type { HomeView } from './home-view.ts';
import styles from './platform-strip.module.css';

export function PlatformStrip({ platforms }: { platforms: HomeView['platforms'] }) {
  return (
    <ul className={styles.strip}>
      {platforms.map(({ id, name, slug, logo }) => {
        const { brand, abbreviation } = describeWatchService(id, name);
        return (
          <li key={slug}>
            <Link className={styles.platform} to={paths.platform(slug)}>
              <ServiceChip brand={brand} abbreviation={abbreviation} logo={logo} />
              {name}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
