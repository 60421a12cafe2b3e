import { expect, test } from 'vitest';
import { demoAliases } from './editorial/aliases.ts';
import { demoCollections } from './editorial/collections.ts';
import { demoFreeServices } from './editorial/free-services.ts';
import { demoNews } from './editorial/news.ts';
import { demoNotes } from './editorial/notes.ts';
import { demoTickets } from './editorial/tickets.ts';
import { demoMovies } from './movies.ts';
import { findDemoPersonByName } from './people.ts';
import { demoSeries } from './series.ts';

const movies = new Set(demoMovies.map(({ id }) => id));
const series = new Set(demoSeries.map(({ id }) => id));
const isKnown = ({ kind, id = 0 }: { kind: string; id?: number }) => (kind === 'movie' ? movies : series).has(id);

test('the demo names only its own titles and people in the texts of its editors', () => {
  const works = [
    ...demoNotes.filter(({ kind }) => kind !== 'person'),
    ...demoCollections.flatMap(({ items }) => items),
    ...demoNews.flatMap(({ named, cover }) => [...named, ...(cover ? [cover] : [])]),
    ...demoAliases,
    ...demoFreeServices.flatMap((service) => [
      ...service.movies.map((id) => ({ kind: 'movie', id })),
      ...service.series.map((id) => ({ kind: 'series', id })),
    ]),
    ...demoTickets.map(({ movieId }) => ({ kind: 'movie', id: movieId })),
  ];
  expect(works.filter((work) => !isKnown(work)).map(({ kind, id }) => `${kind} ${id}`)).toEqual([]);
  const people = [
    ...demoNotes.flatMap(({ person }) => person ?? []),
    ...demoNews.flatMap((story) => story.people ?? []),
  ];
  expect(people.filter((name) => !findDemoPersonByName(name))).toEqual([]);
});

test('home has its row of news, and each story an address of its own and a headline that fits', () => {
  expect(new Set(demoNews.map(({ slug }) => slug)).size).toBe(demoNews.length);
  expect(demoNews.length).toBeGreaterThanOrEqual(4);
  expect(demoNews.filter(({ title }) => title.length < 30 || title.length > 90)).toEqual([]);
});

test('a collection has an address of its own and names nothing twice', () => {
  const slugs = demoCollections.map(({ slug }) => slug);
  expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([]);
  for (const { items } of demoCollections) {
    const works = items.map(({ kind, id }) => `${kind} ${id}`);
    expect(works.filter((work, index) => works.indexOf(work) !== index)).toEqual([]);
  }
});
