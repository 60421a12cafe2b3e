import { redirect } from 'react-router';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { adminLoader } from '../guard.server.ts';

export const loader = adminLoader('/admin', () => {
  throw redirect(adminPaths.dashboard());
});

/** Never shown: the loader redirects. */
export default function Index() {
  return null;
}
