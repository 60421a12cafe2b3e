import { paths } from '../../../domain/site/paths.ts';
import { errors } from '../../../text/errors.ts';
import { editing } from '../../text/field-problems.ts';
import { findCollectionFaults } from '../editing/check-collection.ts';
import { defineSubject } from './define-subject.ts';
import { content, labels, publication } from './fields.ts';
import { collectionRules } from './subject-rules.ts';

export const collectionSubject = defineSubject('collection', {
  word: 'colecoes',
  words: {
    many: 'Coleções',
    one: 'Coleção',
    article: 'a',
    notFound: errors.collectionNotFound,
    about:
      'Uma coleção junta filmes e séries numa página com título, texto e ordem próprios: um universo, um diretor, uma noite temática. Dê um nome, adicione títulos por busca ou colando endereços, veja a prévia e publique.',
  },
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
  list: {
    isPictured: true,
    columns: ['titles', { field: 'isChronological', as: 'switch', label: 'Ordem cronológica' }, 'state', 'edited'],
    filters: ['state', 'troubled', { field: 'isChronological', word: 'cronologica', label: 'Em ordem cronológica' }],
    orders: ['edicao', 'nome', 'novos'],
  },
  rules: collectionRules,
  picture: 'backdrop',
  card: 'colecao',
  page: paths.collection,
  preview: paths.previewCollection,
  refusesPlan: { publishOnPlatformId: editing.planOfCollection },
  isShownByPublishing: true,
  // Nothing stands in for a field that editors leave empty: TMDB has no such collections.
  findFaults: findCollectionFaults,
});
