import type { Platform } from '#shared/contract/title-lists.ts';
import { describeWatchService } from '#shared/domain/titles/watch-services.ts';
import { platformWords } from '#shared/text/platforms.ts';
import button from '../../ui/button.module.css';
import { classNames } from '../../ui/class-names.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { PosterStrip } from '../../ui/pictures/poster-strip.tsx';
import { ServiceChip } from '../../ui/pictures/service-chip.tsx';
import styles from './platform-head.module.css';

interface PlatformHeadProps {
  platform: Pick<Platform, 'id' | 'name' | 'article' | 'url' | 'logo' | 'h1' | 'p'>;
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
        {platform.url && (
          <ExternalLink className={classNames(button.button, button.primary)} href={platform.url} nofollow>
            {platformWords.open(platform)}
            <Icon name="external" />
          </ExternalLink>
        )}
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
