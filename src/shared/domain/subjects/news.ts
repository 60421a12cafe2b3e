import { defineRecord, pageFields } from './define-record.ts';

/** A story with a page. Without a byline the whole team signs it. */
export const news = defineRecord({
  fields: {
    title: 'line',
    slug: 'slug',
    topic: 'topic',
    lead: 'text',
    body: 'rich',
    byline: 'line',
    sources: 'line',
    coverPath: 'picture',
    coverCaption: 'line',
    correction: 'text',
    correctedOn: 'date',
    titles: 'titles',
    ...pageFields,
  },
  face: { title: 'title', picture: 'coverPath', texts: ['lead'] },
  required: ['title', 'slug', 'topic', 'lead', 'body'],
  titles: 'titles',
  order: 'newest',
});
