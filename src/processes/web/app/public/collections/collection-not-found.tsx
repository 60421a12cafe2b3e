import { paths } from '#shared/domain/site/paths.ts';
import { collectionWords } from '#shared/text/collections.ts';
import { errors } from '#shared/text/errors.ts';
import { MessagePage } from '../system/message-page.tsx';

export function CollectionNotFound() {
  return (
    <MessagePage
      title={errors.collectionNotFound}
      message={errors.collectionNotFoundMessage}
      action={{ label: collectionWords.back, to: paths.collections() }}
    />
  );
}
