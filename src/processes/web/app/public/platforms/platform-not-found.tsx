import { paths } from '#shared/domain/site/paths.ts';
import { errors } from '#shared/text/errors.ts';
import { platformWords } from '#shared/text/platforms/platforms.ts';
import { PathBreadcrumb } from '../../ui/breadcrumb.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { EmptyState } from '../../ui/states.tsx';

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
