import { data } from 'react-router';
import { adminErrors } from '#shared/admin/text/errors.ts';
import { adminLoader } from '../guard.server.ts';

/** Only signed-in members get a 404; all others are redirected to the sign-in page, as for every admin path. */
export const loader = adminLoader('/admin/*', () => {
  throw data(adminErrors.notFound, { status: 404 });
});

/** Never shown: the admin's error boundary draws the page. */
export default function NotFound() {
  return null;
}
