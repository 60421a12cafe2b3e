import { isRouteErrorResponse } from 'react-router';
import { FailurePage } from '../system/failure-page.tsx';
import { NotFoundPage } from '../system/not-found-page.tsx';

/** The error boundary of a list: says what could not be loaded, or shows the not-found page for a 404 or 410. */
export function ListFailure({ error, title, message }: { error: unknown; title?: string; message: string }) {
  if (isRouteErrorResponse(error) && (error.status === 404 || error.status === 410)) return <NotFoundPage />;
  const isLimited = isRouteErrorResponse(error) && error.status === 429;
  return <FailurePage {...(title && { title })} message={isLimited ? String(error.data) : message} />;
}
