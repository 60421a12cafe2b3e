import { defineRecord, pageFields } from './define-record.ts';

/** A list of titles with a page. */
export const collection = defineRecord({
  fields: {
    name: 'line',
    slug: 'slug',
    titleH1: 'line',
    descriptionH1: 'text',
    titleH2: 'line',
    descriptionH2: 'rich',
    shortDescription: 'line',
    coverPath: 'picture',
    isChronological: 'switch',
    items: 'items',
    ...pageFields,
  },
  face: { title: 'name', heading: 'titleH1', picture: 'coverPath', texts: ['shortDescription', 'descriptionH1'] },
  required: ['name', 'slug', 'titleH1', 'descriptionH1', 'items'],
  titles: 'items',
  needsTitles: true,
  order: 'position',
});
