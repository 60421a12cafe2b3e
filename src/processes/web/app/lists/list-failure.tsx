import { isRouteErrorResponse } from 'react-router';
import { FailurePage } from '../system/failure-page.tsx';
import { NotFoundPage } from '../system/not-found-page.tsx';

/** The error boundary of a list: what could not be loaded is said; an address of nothing is the usual page. */
export function ListFailure({ error, title, message }: { error: unknown; title?: string; message: string }) {
  if (isRouteErrorResponse(error) && (error.status === 404 || error.status === 410)) return <NotFoundPage />;
  const isLimited = isRouteErrorResponse(error) && error.status === 429;
  return <FailurePage {...(title && { title })} message={isLimited ? String(error.data) : message} />;
}
