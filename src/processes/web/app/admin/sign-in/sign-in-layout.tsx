import { Outlet } from 'react-router';
import { callFunction } from '#server/catalogue/documents/call-function.ts';
import { AdminFailure } from '../frame/admin-failure.tsx';
import { adminLoader } from '../guard.server.ts';
import type { Route } from './+types/sign-in-layout';
import { SignInFrame } from './sign-in-frame.tsx';

const POSTERS = 25;

/** The posters are decoration: if the catalogue does not answer, there are none. */
export const loader = adminLoader('/admin/login', async ({ ctx, site }) => {
  const lists = await Promise.allSettled([
    callFunction(ctx, 'getTopMovies', { page: 1 }).then(postersOf),
    callFunction(ctx, 'getPopularTVSeries', { page: 1 }).then(postersOf),
  ]);
  const posters = lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : []));
  return { siteName: site.name, posters: [...new Set(posters)].slice(0, POSTERS) };
});

function postersOf({ value }: { value: { results: readonly { poster_path: string | null }[] } }): string[] {
  return value.results.flatMap(({ poster_path }) => poster_path ?? []);
}

export default function SignInLayout({ loaderData: { siteName, posters } }: Route.ComponentProps) {
  return (
    <SignInFrame siteName={siteName} posters={posters}>
      <Outlet />
    </SignInFrame>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <SignInFrame siteName={loaderData?.siteName ?? ''} posters={loaderData?.posters ?? []}>
      <AdminFailure error={error} />
    </SignInFrame>
  );
}
