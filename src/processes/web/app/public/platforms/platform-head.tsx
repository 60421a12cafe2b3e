import type { Platform } from '#shared/contract/title-lists.ts';
import { describeWatchService } from '#shared/domain/titles/watch-services.ts';
import { classNames } from '../../ui/class-names.ts';
import { PosterStrip } from '../../ui/pictures/poster-strip.tsx';
import { ServiceChip } from '../../ui/pictures/service-chip.tsx';
import styles from './platform-head.module.css';

interface PlatformHeadProps {
  platform: Pick<Platform, 'id' | 'name' | 'logo' | 'h1' | 'p'>;
  posters: readonly string[];
}

/** The platform's logo, name and text, beside posters behind a slanted edge. */
export function PlatformHead({ platform, posters }: PlatformHeadProps) {
  const { brand, abbreviation } = describeWatchService(platform.id, platform.name);
  return (
    <div className={classNames(styles.head, posters.length === 0 && styles.bare)}>
      <div className={styles.words}>
        <ServiceChip brand={brand} abbreviation={abbreviation} logo={platform.logo} size="large" />
        <h1>{platform.h1 || platform.name}</h1>
        {platform.p && <p>{platform.p}</p>}
      </div>
      {posters.length > 0 && (
        <PosterStrip
          posters={posters}
          className={styles.posters}
          shown="(min-width: 1024px) 220px, 33vw"
          loading="eager"
        />
      )}
    </div>
  );
}
