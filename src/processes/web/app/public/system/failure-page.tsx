import { useLocation } from 'react-router';
import { errors } from '#shared/text/errors.ts';
import { ErrorState } from '../../design/states.tsx';
import { RequestCodeLine } from './request-code.tsx';

/** A failed page; a route may pass a more specific title and message. */
export function FailurePage({ title = errors.loadTitle as string, message = errors.loadMessage as string }) {
  const { pathname, search } = useLocation();
  return (
    <div className="wrap">
      <ErrorState title={title} message={message} retry={pathname + search}>
        <RequestCodeLine />
      </ErrorState>
    </div>
  );
}
