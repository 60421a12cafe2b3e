import type { Platform } from '#shared/contract/title-lists.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { platformWords } from '#shared/text/platforms/platforms.ts';
import { PathBreadcrumb } from '../../design/breadcrumb.tsx';
import { PageHead } from '../../design/page-head.tsx';
import { EmptyState } from '../../design/states.tsx';
import { PlatformCard } from './platform-card.tsx';
import styles from './platforms-page.module.css';

/** One row of the widest layout. */
const FIRST_CARDS = 3;

export interface ListedPlatform extends Pick<Platform, 'id' | 'slug' | 'name' | 'article' | 'logo' | 'description'> {
  posters: string[];
}

export function PlatformsPage({ platforms }: { platforms: readonly ListedPlatform[] }) {
  return (
    <div className="wrap">
      <PathBreadcrumb path={paths.platforms()} />
      <PageHead title={platformWords.platforms} intro={platformWords.intro} />
      {platforms.length === 0 && <EmptyState message={platformWords.none} />}
      <ul className={styles.cards}>
        {platforms.map((platform, position) => (
          <li key={platform.slug}>
            <PlatformCard
              platform={platform}
              posters={platform.posters}
              loading={position < FIRST_CARDS ? 'eager' : 'lazy'}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
