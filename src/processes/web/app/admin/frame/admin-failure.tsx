import { isRouteErrorResponse, Link, useLocation } from 'react-router';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { admin } from '#shared/admin/text/admin.ts';
import { RequestCodeLine } from '../../public/system/request-code.tsx';
import { buttonClass } from '../forms/submit.tsx';
import { PageTop } from './page-top.tsx';
import { Hint } from './panel.tsx';

/** Says what could not be opened or done, with a link back. */
export function AdminFailure({ error }: { error: unknown }) {
  const { title, message, isRetried } = describe(error);
  const { pathname, search } = useLocation();
  return (
    <div role="alert">
      <PageTop title={title} />
      <Hint>{message}</Hint>
      <RequestCodeLine />
      {isRetried && (
        <Link className={buttonClass('primary')} to={pathname + search} replace>
          {admin.retry}
        </Link>
      )}{' '}
      <Link className={buttonClass(isRetried ? 'quiet' : 'primary')} to={adminPaths.dashboard()}>
        {admin.back}
      </Link>
    </div>
  );
}

/** What could not be read can be tried again; a missing or forbidden page cannot. */
function describe(error: unknown): { title: string; message: string; isRetried: boolean } {
  const told = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : undefined;
  if (isRouteErrorResponse(error) && error.status === 404)
    return { title: admin.notFoundTitle, message: told ?? '', isRetried: false };
  if (isRouteErrorResponse(error) && error.status === 403)
    return { title: admin.forbiddenTitle, message: told ?? '', isRetried: false };
  return { title: admin.failureTitle, message: told ?? admin.failureMessage, isRetried: true };
}
