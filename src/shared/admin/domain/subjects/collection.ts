import { paths } from '../../../domain/site/paths.ts';
import { errors } from '../../../text/errors.ts';
import { editing } from '../../text/field-problems.ts';
import { findCollectionFaults } from '../editing/check-collection.ts';
import { defineSubject } from './define-subject.ts';
import { content, labels, publication } from './fields.ts';

export const collection = defineSubject('collection', {
  word: 'colecoes',
  words: { many: 'Coleções', one: 'Coleção', notFound: errors.collectionNotFound },
  fields: {
    name: { kind: 'line', ...content, label: labels.name },
    slug: { kind: 'slug', ...content, label: labels.slug },
    titleH1: { kind: 'line', ...content, label: labels.titleH1 },
    descriptionH1: { kind: 'text', ...content, label: labels.descriptionH1 },
    titleH2: { kind: 'line', ...content, label: labels.titleH2 },
    descriptionH2: { kind: 'rich', ...content, label: labels.descriptionH2 },
    shortDescription: { kind: 'line', ...content, label: labels.shortDescription },
    coverPath: { kind: 'picture', ...content, label: labels.coverPath },
    isChronological: { kind: 'switch', ...content, label: labels.isChronological },
    items: { kind: 'items', ...content, label: labels.items },
    ...publication,
  },
  picture: 'backdrop',
  card: 'colecao',
  page: paths.collection,
  preview: paths.previewCollection,
  refusesPlan: { publishOnPlatformId: editing.planOfCollection },
  isShownByPublishing: true,
  // Nothing stands in for a field that editors leave empty: TMDB has no such collections.
  findFaults: findCollectionFaults,
});
