import { isRouteErrorResponse } from 'react-router';
import { paths } from '#shared/domain/site/paths.ts';
import { errors } from '#shared/text/errors.ts';
import { personWords } from '#shared/text/person.ts';
import { FailurePage } from '../system/failure-page.tsx';
import { MessagePage } from '../system/message-page.tsx';

/** The person is unknown or was removed (404, 410), or the page could not be loaded. */
export function PersonFailure({ error }: { error: unknown }) {
  const isMissing = isRouteErrorResponse(error) && (error.status === 404 || error.status === 410);
  return isMissing ? <PersonMissing message={errors.personNotFound} /> : <FailurePage message={errors.personDetails} />;
}

export function PersonMissing({ message }: { message: string }) {
  return (
    <MessagePage
      title={errors.loadTitle}
      message={message}
      action={{ label: personWords.seeOthers, to: paths.people() }}
    />
  );
}
