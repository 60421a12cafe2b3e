import { paths } from '#shared/domain/site/paths.ts';
import { genreWords } from '#shared/text/genres.ts';
import { PathBreadcrumb } from '../../design/breadcrumb.tsx';
import { PageHead } from '../../design/page-head.tsx';
import { EmptyState } from '../../design/states.tsx';

/** An unknown genre, or one without films and series. */
export function GenreNotFound({ name = genreWords.genres as string }) {
  return (
    <div className="wrap">
      <PathBreadcrumb path={paths.genres()} />
      <PageHead title={name} />
      <EmptyState message={genreWords.notFound} action={{ label: genreWords.seeOthers, to: paths.genres() }} />
    </div>
  );
}
