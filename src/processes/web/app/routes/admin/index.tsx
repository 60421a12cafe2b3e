import { redirect } from 'react-router';
import { adminPaths } from '#shared/domain/admin-paths.ts';
import { adminLoader } from '../../admin/guard.server.ts';

export const loader = adminLoader('/admin', () => {
  throw redirect(adminPaths.dashboard());
});

/** Never shown: the loader redirects. */
export default function Index() {
  return null;
}
