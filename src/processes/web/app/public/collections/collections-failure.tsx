import { useLocation } from 'react-router';
import { collectionWords } from '#shared/text/collections.ts';
import { errors } from '#shared/text/errors.ts';
import { ErrorState } from '../../ui/states.tsx';
import { RequestCodeLine } from '../system/request-code.tsx';

export function CollectionsFailure() {
  const { pathname, search } = useLocation();
  return (
    <div className="wrap">
      <ErrorState
        title={errors.collections}
        message={errors.collectionsMessage}
        retry={pathname + search}
        retryLabel={collectionWords.tryAgain}
      >
        <RequestCodeLine />
      </ErrorState>
    </div>
  );
}
