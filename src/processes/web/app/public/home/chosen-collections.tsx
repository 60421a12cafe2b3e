import { Link } from 'react-router';
import { paths } from '#shared/domain/site/paths.ts';
import { home } from '#shared/text/home.ts';
import { Picture } from '../../design/pictures/picture.tsx';
import styles from './chosen-collections.module.css';
import type { HomeView } from './home-view.ts';
import { Shelf } from './shelf.tsx';

/** The collections that editors chose: a cover with the name, which is the link. */
export function ChosenCollections({ collections }: Pick<HomeView, 'collections'>) {
  return (
    <Shelf id="colecoes" title={home.collections} allTo={paths.collections()} empty={false}>
      <ul className={styles.collections}>
        {collections.map(({ id, name, slug, shortDescription, backdropPrimeiroFilme, posters = [] }) => (
          <li key={id}>
            <Link className={styles.collection} to={paths.collection(slug)}>
              <span className={styles.cover}>
                <Picture
                  kind={backdropPrimeiroFilme === null ? 'poster' : 'backdrop'}
                  path={backdropPrimeiroFilme ?? posters[0] ?? null}
                  widths={['w300', 'w780']}
                  shown="(min-width: 1440px) 440px, (min-width: 1024px) 32vw, (min-width: 768px) 48vw, 92vw"
                  width={780}
                  height={439}
                  alt=""
                />
              </span>
              <h3>{name}</h3>
              <p>{shortDescription}</p>
            </Link>
          </li>
        ))}
      </ul>
    </Shelf>
  );
}
