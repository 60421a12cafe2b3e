import { Link } from 'react-router';
import type { CollectionCard as Collection } from '#shared/contract/collections.ts';
import { paths } from '#shared/domain/paths.ts';
import { collectionWords } from '#shared/text/collections.ts';
import { titleWords } from '#shared/text/title-words.ts';
import button from '../ui/button.module.css';
import { classNames } from '../ui/class-names.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './collection-card.module.css';

interface CollectionCardProps {
  collection: Collection;
  loading: 'high' | 'eager' | 'lazy';
}

export function CollectionCard({ collection, loading }: CollectionCardProps) {
  const { name, slug, shortDescription, backdropPrimeiroFilme, movieCount, seriesCount } = collection;
  const counts = [
    movieCount > 0 && titleWords.movieCount(movieCount),
    seriesCount > 0 && titleWords.seriesCount(seriesCount),
  ];
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        <Picture
          kind="backdrop"
          path={backdropPrimeiroFilme}
          widths={['w500', 'w780']}
          shown="(min-width: 1440px) 440px, (min-width: 1024px) 32vw, (min-width: 768px) 48vw, 92vw"
          width={780}
          height={439}
          alt=""
          loading={loading}
        />
      </div>
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
