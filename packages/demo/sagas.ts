/** A saga as TMDB keeps it ("collection"): its films among the demo's. */
export interface DemoSaga {
  id: number;
  name: string;
  nameEnglish: string;
  parts: readonly number[];
}

/** Our own ids: the generated films have the small ones. Names are TMDB's way of naming them. */
export const demoSagas: readonly DemoSaga[] = [
  {
    id: 900_000_801,
    name: 'Coleção Star Wars',
    nameEnglish: 'Star Wars Collection',
    parts: [11, 1891, 1892, 1893, 1894, 1895],
  },
  { id: 900_000_802, name: 'Matrix - Coleção', nameEnglish: 'The Matrix Collection', parts: [603, 604, 605] },
  {
    id: 900_000_803,
    name: 'O Senhor dos Anéis: Coleção',
    nameEnglish: 'The Lord of the Rings Collection',
    parts: [120, 121, 122],
  },
  {
    id: 900_000_804,
    name: 'O Poderoso Chefão: Coleção',
    nameEnglish: 'The Godfather Collection',
    parts: [238, 240, 242],
  },
  {
    id: 900_000_805,
    name: 'De Volta para o Futuro: Coleção',
    nameEnglish: 'Back to the Future Collection',
    parts: [105, 165, 196],
  },
  {
    id: 900_000_806,
    name: 'Tropa de Elite - Coleção',
    nameEnglish: 'Elite Squad Collection',
    parts: [7347, 47931],
  },
  {
    id: 900_000_807,
    name: 'O Auto da Compadecida - Coleção',
    nameEnglish: "A Dog's Will Collection",
    parts: [40096, 900_000_208],
  },
  { id: 900_000_808, name: 'Duna - Coleção', nameEnglish: 'Dune Collection', parts: [900_000_451, 693134] },
  {
    id: 900_000_809,
    name: 'Divertida Mente - Coleção',
    nameEnglish: 'Inside Out Collection',
    parts: [150540, 1022789],
  },
];

const BY_ID = new Map(demoSagas.map((saga) => [saga.id, saga]));
const BY_PART = new Map(demoSagas.flatMap((saga) => saga.parts.map((part) => [part, saga] as const)));

export const findDemoSaga = (id: number): DemoSaga | undefined => BY_ID.get(id);
export const findDemoSagaOf = (movieId: number): DemoSaga | undefined => BY_PART.get(movieId);
