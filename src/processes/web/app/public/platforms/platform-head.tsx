import type { Platform } from '#shared/contract/title-lists.ts';
import { describeWatchService } from '#shared/domain/titles/watch-services.ts';
import { myServices } from '#shared/text/platforms/my-services.ts';
import { platformWords } from '#shared/text/platforms/platforms.ts';
import button from '../../design/button.module.css';
import { classNames } from '../../design/class-names.ts';
import { ExternalLink } from '../../design/external-link.tsx';
import { Icon } from '../../design/pictures/icon.tsx';
import { PosterStrip } from '../../design/pictures/poster-strip.tsx';
import { ServiceChip } from '../../design/pictures/service-chip.tsx';
import { useHasScript } from '../../design/use-has-script.ts';
import { toggleMyService, useMyServices } from '../my-services/my-services.ts';
import type { FreeLine } from './free-line.ts';
import type { PlansView } from './plans-view.ts';
import styles from './platform-head.module.css';
import { PlatformPlans } from './platform-plans.tsx';

interface PlatformHeadProps {
  platform: Pick<Platform, 'id' | 'slug' | 'name' | 'article' | 'url' | 'logo' | 'h1' | 'p'>;
  posters: readonly string[];
  plans: PlansView | null;
  /** Of a service that costs nothing. */
  free?: FreeLine | null;
}

/** The platform's logo, name and text, beside its plans, or posters if none are known, behind a slanted edge. */
export function PlatformHead({ platform, plans, free, ...given }: PlatformHeadProps) {
  const posters = plans ? [] : given.posters;
  const { brand, abbreviation } = describeWatchService(platform.id, platform.name);
  return (
    <div className={classNames(styles.head, posters.length === 0 && styles.bare, plans !== null && styles.withPlans)}>
      <div className={styles.words}>
        <ServiceChip brand={brand} abbreviation={abbreviation} logo={platform.logo} size="large" />
        <h1>{platform.h1 || platform.name}</h1>
        {platform.p && <p>{platform.p}</p>}
        {free && (
          <p className={styles.free}>
            {free.said}
            <small>{free.checked}</small>
          </p>
        )}
        <div className={styles.actions}>
          {platform.url && (
            <ExternalLink className={classNames(button.button, button.primary)} href={platform.url} nofollow>
              {platformWords.open(platform)}
              <Icon name="external" />
            </ExternalLink>
          )}
          <OwnToggle slug={platform.slug} />
        </div>
      </div>
      {plans && <PlatformPlans view={plans} />}
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

/** The choice is stored in the browser: without scripts there is nothing to press, but its place does not move. */
function OwnToggle({ slug }: { slug: string }) {
  const isOwn = useMyServices().includes(slug);
  const hasScript = useHasScript();
  return (
    <button
      type="button"
      className={classNames(button.button, button.outline, !hasScript && styles.waiting)}
      aria-pressed={isOwn}
      onClick={() => toggleMyService(slug)}
    >
      {isOwn && <Icon name="check" />}
      {myServices.inMine}
    </button>
  );
}
