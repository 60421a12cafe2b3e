import { paths } from '../../../domain/site/paths.ts';
import { errors } from '../../../text/errors.ts';
import { editing } from '../../text/field-problems.ts';
import { findCollectionFaults } from '../editing/check-collection.ts';
import { defineSubject } from './define-subject.ts';
import { content, labels, publication } from './fields.ts';

export const collectionSubject = defineSubject('collection', {
  word: 'colecoes',
  words: { many: 'Coleções', one: 'Coleção', notFound: errors.collectionNotFound },
  fields: {
    name: { ...content, label: labels.name },
    slug: { ...content, label: labels.slug },
    titleH1: { ...content, label: labels.titleH1 },
    descriptionH1: { ...content, label: labels.descriptionH1 },
    titleH2: { ...content, label: labels.titleH2 },
    descriptionH2: { ...content, label: labels.descriptionH2 },
    shortDescription: { ...content, label: labels.shortDescription },
    coverPath: { ...content, label: labels.coverPath },
    isChronological: { ...content, label: labels.isChronological },
    items: { ...content, label: labels.items },
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
