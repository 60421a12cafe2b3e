import { Link } from 'react-router';
import type { FoundCollection, FoundGenre, FoundPlatform } from '#shared/contract/search-groups.ts';
import { formatCount } from '#shared/domain/format.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { describeWatchService } from '#shared/domain/titles/watch-services.ts';
import { answerCard } from '#shared/text/search/answer-card.ts';
import { searchGroups } from '#shared/text/search/search-groups.ts';
import button from '../../design/button.module.css';
import { classNames } from '../../design/class-names.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import { PosterStrip } from '../../design/pictures/poster-strip.tsx';
import { ServiceChip } from '../../design/pictures/service-chip.tsx';
import { PosterCard } from '../cards/poster-card.tsx';
import { GenreTile } from '../genres/genre-tile.tsx';
import styles from './other-rows.module.css';
import type { ShownList } from './search-view.ts';

/**
 * Links to lists and pages; a list with its first posters. Filtered lists are for people, not for search engines: crawlers do not
 * follow them.
 */
export function ListLinks({ lists }: { lists: readonly ShownList[] }) {
  return (
    <ul className={styles.lists}>
      {lists.map(({ label, path, media_type, start }) => (
        <li key={path}>
          <Link
            className={styles.list}
            to={path}
            rel={media_type === null ? undefined : 'nofollow'}
            aria-label={start && answerCard.seeAllOf(formatCount(start.total), label)}
          >
            <span>{label}</span>
            {start && <span className={styles.total}>{answerCard.seeAll(formatCount(start.total))}</span>}
            <Icon name="chevronRight" />
          </Link>
          {start && start.titles.length > 0 && (
            <ul className={styles.start}>
              {start.titles.map((title) => (
                <li key={title.id}>
                  <PosterCard title={title} shown={START_SHOWN} isMixed={false} hasService />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

/** As `sizes`: must match the columns in other-rows.module.css. */
const START_SHOWN = '(min-width: 1440px) 216px, (min-width: 768px) 15vw, 38vw';

export function PlatformRows({ platforms }: { platforms: readonly FoundPlatform[] }) {
  return (
    <ul className={styles.platforms}>
      {platforms.map(({ id, slug, name, logo, movieCount, seriesCount }) => {
        const { brand, abbreviation } = describeWatchService(id, name);
        const counts = searchGroups.movieAndSeriesCount(movieCount, seriesCount);
        return (
          <li key={slug} className={styles.platform}>
            <ServiceChip brand={brand} abbreviation={abbreviation} logo={logo} size="large" />
            <div className={styles.words}>
              <h3 className={styles.name}>{name}</h3>
              {counts && <p className={styles.counts}>{searchGroups.inBrazil(counts)}</p>}
            </div>
            <Link
              className={classNames(button.button, button.primary, styles.catalogue)}
              to={paths.platform(slug)}
              aria-label={searchGroups.catalogueOf(name)}
            >
              {searchGroups.catalogue}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

export function GenreRows({ genres }: { genres: readonly FoundGenre[] }) {
  return (
    <ul className={styles.genres}>
      {genres.map(({ slug, label, path, backdrop, movieCount, seriesCount }) => (
        <li key={slug}>
          <GenreTile
            genre={{ slug, name: label, backdrop }}
            to={path}
            // A list on a platform has films or series, a genre's page both.
            note={searchGroups.movieAndSeriesCount(
              path.startsWith(paths.series()) ? 0 : movieCount,
              path.startsWith(paths.movies()) ? 0 : seriesCount,
            )}
            loading="lazy"
            isSmall
          />
        </li>
      ))}
    </ul>
  );
}

export function CollectionRows({ collections }: { collections: readonly FoundCollection[] }) {
  return (
    <ul className={styles.collections}>
      {collections.map(({ path, name, posters, movieCount, seriesCount }) => (
        <li key={path}>
          <Link className={styles.collection} to={path}>
            <PosterStrip posters={posters} className={styles.posters} shown="44px" />
            <span className={styles.words}>
              <span className={styles.collectionName}>{name}</span>
              <span className={styles.counts}>{searchGroups.movieAndSeriesCount(movieCount, seriesCount)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
