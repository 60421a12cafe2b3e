import { data } from 'react-router';
import { adminErrors } from '#shared/text/admin-errors.ts';
import { adminLoader } from '../../admin/guard.server.ts';

/** Only whoever is in learns that there is nothing here; everybody else is asked to sign in, as everywhere. */
export const loader = adminLoader('/admin/*', () => {
  throw data(adminErrors.notFound, { status: 404 });
});

/** Never shown: the newsroom's error boundary draws the page. */
export default function NotFound() {
  return null;
}
