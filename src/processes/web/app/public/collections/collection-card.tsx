import { Link } from 'react-router';
import type { CollectionCard as Collection } from '#shared/contract/collections.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { collectionWords } from '#shared/text/collections.ts';
import { titleWords } from '#shared/text/titles/title-words.ts';
import button from '../../design/button.module.css';
import { classNames } from '../../design/class-names.ts';
import { Picture } from '../../design/pictures/picture.tsx';
import { PosterStrip } from '../../design/pictures/poster-strip.tsx';
import styles from './collection-card.module.css';

interface CollectionCardProps {
  collection: Collection;
  loading: 'high' | 'eager' | 'lazy';
}

export function CollectionCard({ collection, loading }: CollectionCardProps) {
  const { name, slug, shortDescription, movieCount, seriesCount } = collection;
  const counts = [
    movieCount > 0 && titleWords.movieCount(movieCount),
    seriesCount > 0 && titleWords.seriesCount(seriesCount),
  ];
  return (
    <article className={styles.card}>
      <Cover collection={collection} loading={loading} />
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.description}>{shortDescription}</p>
        <p className={styles.foot}>
          <span className="meta">{counts.filter(Boolean).join(' · ')}</span>
          <Link
            className={classNames(button.button, button.outline, button.caps, styles.see)}
            to={paths.collection(slug)}
            aria-label={collectionWords.seeOf(name)}
          >
            {collectionWords.see}
          </Link>
        </p>
      </div>
    </article>
  );
}

/** The collection's picture or its first film's; without either, the posters of the first titles side by side. */
function Cover({ collection, loading }: CollectionCardProps) {
  const { backdropPrimeiroFilme, posters = [] } = collection;
  if (backdropPrimeiroFilme === null && posters.length > 0) {
    return (
      <PosterStrip
        posters={posters}
        className={classNames(styles.cover, styles.posters)}
        shown="(min-width: 1440px) 110px, (min-width: 1024px) 8vw, (min-width: 768px) 12vw, 23vw"
        loading={loading === 'lazy' ? 'lazy' : 'eager'}
      />
    );
  }
  return (
    <div className={styles.cover}>
      <Picture
        kind="backdrop"
        path={backdropPrimeiroFilme}
        widths={['w300', 'w780']}
        shown="(min-width: 1440px) 440px, (min-width: 1024px) 32vw, (min-width: 768px) 48vw, 92vw"
        width={780}
        height={439}
        alt=""
        loading={loading}
      />
    </div>
  );
}
