import { Link } from 'react-router';
import type { Platform } from '#shared/contract/title-lists.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { describeWatchService } from '#shared/domain/titles/watch-services.ts';
import { platformWords } from '#shared/text/platforms/platforms.ts';
import button from '../../design/button.module.css';
import { classNames } from '../../design/class-names.ts';
import { PosterStrip } from '../../design/pictures/poster-strip.tsx';
import { ServiceChip } from '../../design/pictures/service-chip.tsx';
import styles from './platform-card.module.css';

interface PlatformCardProps {
  platform: Pick<Platform, 'id' | 'slug' | 'name' | 'article' | 'logo' | 'description'>;
  posters: readonly string[];
  loading: 'eager' | 'lazy';
}

export function PlatformCard({ platform, posters, loading }: PlatformCardProps) {
  const { id, slug, name, logo, description } = platform;
  const { brand, abbreviation } = describeWatchService(id, name);
  return (
    <article className={styles.card}>
      <PosterStrip
        posters={posters}
        className={styles.posters}
        shown="(min-width: 1024px) 110px, (min-width: 768px) 12vw, 24vw"
        loading={loading}
      />
      <div className={styles.words}>
        <ServiceChip brand={brand} abbreviation={abbreviation} logo={logo} size="large" />
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.description}>{description}</p>
        <Link
          className={classNames(button.button, button.outline, button.caps, styles.explore)}
          to={paths.platform(slug)}
          aria-label={platformWords.exploreOf(platform)}
        >
          {platformWords.explore}
        </Link>
      </div>
    </article>
  );
}
