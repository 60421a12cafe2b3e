import { paths } from '#shared/domain/site/paths.ts';
import { errors } from '#shared/text/errors.ts';
import { platformWords } from '#shared/text/platforms/platforms.ts';
import { PathBreadcrumb } from '../../design/breadcrumb.tsx';
import { PageHead } from '../../design/page-head.tsx';
import { EmptyState } from '../../design/states.tsx';

export function PlatformNotFound() {
  return (
    <div className="wrap">
      <PathBreadcrumb path={paths.platforms()} />
      <PageHead title={platformWords.platforms} />
      <EmptyState
        message={errors.platformNotFound}
        hint={platformWords.notFoundMessage}
        action={{ label: platformWords.seeOthers, to: paths.platforms() }}
      />
    </div>
  );
}
