import { paths } from '#shared/domain/site/paths.ts';
import { collectionWords } from '#shared/text/collections.ts';
import { titleWords } from '#shared/text/titles/title-words.ts';
import { PathBreadcrumb } from '../../design/breadcrumb.tsx';
import { PageHead } from '../../design/page-head.tsx';
import { Section } from '../../design/section.tsx';
import { EmptyState } from '../../design/states.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
import { PosterGrid } from '../cards/poster-grid.tsx';
import { Aisle } from './aisle.tsx';
import styles from './collection-page.module.css';
import type { CollectionView } from './collection-view.ts';
import { CoverageSection } from './coverage.tsx';

/** Coverage follows the first list of titles. */
export function CollectionPage({ collection }: { collection: CollectionView }) {
  const { slug, name, title, description, aisle, about } = collection;
  const coverage = collection.coverage && <CoverageSection coverage={collection.coverage} />;
  return (
    <div className="wrap">
      <PathBreadcrumb path={paths.collection(slug)} names={{ [slug]: name }} />
      <PageHead title={title} intro={description} />
      <Counts movies={collection.movies.length} series={collection.series.length} />
      {aisle.length > 0 && <Aisle stops={aisle} />}
      {aisle.length > 0 && coverage}
      {about && (
        <Section id="sobre" title={about.heading || collectionWords.about}>
          <RichText html={about.html} />
        </Section>
      )}
      <Section id="titulos" title={collectionWords.allTitles}>
        <AllTitles collection={collection} />
      </Section>
      {aisle.length === 0 && coverage}
    </div>
  );
}

/** Each kind under its own heading, unless there is only one. */
function AllTitles({ collection: { movies, series, aisle } }: { collection: CollectionView }) {
  const isFirst = aisle.length === 0;
  if (movies.length === 0 && series.length === 0) return <EmptyState message={collectionWords.empty} />;
  if (movies.length === 0 || series.length === 0)
    return <PosterGrid titles={[...movies, ...series]} isFirst={isFirst} />;
  return (
    <>
      <h3 className={styles.kind}>{collectionWords.movies}</h3>
      <PosterGrid titles={movies} isFirst={isFirst} />
      <h3 className={styles.kind}>{collectionWords.series}</h3>
      <PosterGrid titles={series} isFirst={false} />
    </>
  );
}

/** A kind without titles is left out. */
function Counts({ movies, series }: { movies: number; series: number }) {
  const counts = [movies > 0 && titleWords.movieCount(movies), series > 0 && titleWords.seriesCount(series)];
  const told = counts.filter((count) => count !== false);
  if (told.length === 0) return null;
  return (
    <ul className={styles.counts}>
      {told.map((count) => (
        <li key={count}>{count}</li>
      ))}
    </ul>
  );
}
