import { plural } from '../plural.ts';

/** How many films and series a collection has. */
interface Counts {
  movies: number;
  series: number;
}

/** "A, B e C". */
function listNames(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' e ');
}

/** "os 10 filmes", "as 3 séries", "os 12 títulos". */
function allOf({ movies, series }: Counts): string {
  if (series === 0) return `os ${movies} filmes`;
  return movies === 0 ? `as ${series} séries` : `os ${movies + series} títulos`;
}

/** "9 dos 10 filmes"; all of them if none is missing. */
function someOf(count: number, counts: Counts): string {
  const all = counts.movies + counts.series;
  return count === all ? allOf(counts) : `${count} d${allOf(counts)}`;
}

const ofAll = (count: number, all: number) => `${count} de ${all}`;

/** Texts of the coverage of a collection: where its titles are, and with which subscriptions. */
export const coverageWords = {
  title: 'Cobertura',
  subtitle: 'O menor conjunto de assinaturas para ver tudo, hoje, no Brasil',
  also: 'Também em',
  subscribed: 'Já assino',
  subscribedTo: (name: string) => `Já assino ${name}`,
  tip: 'Marque o que você já assina e a conta muda. Fica só neste navegador.',
  ofAll,
} as const;

/** What the visitor's own services have. */
export const ownCoverage = {
  yours: (count: number, all: number) =>
    count === all ? `Com o que você já tem dá para ver tudo.` : `Com o que você já tem: ${ofAll(count, all)}.`,
  andMore: (names: readonly string[], count: number, all: number) =>
    `Com mais ${plural(names.length, '# assinatura', '# assinaturas')} (${listNames(names)}): ${ofAll(count, all)}.`,
  noMore: 'Nenhuma outra assinatura traz o resto.',
} as const;

/** Texts that the server puts together; the browser does not load them. */
export const coverageAnswers = {
  subscriptions: (count: number) => plural(count, '# assinatura', '# assinaturas'),
  // No line ends between the number and its word.
  rentals: (count: number) => plural(count, '#\u00A0aluguel', '#\u00A0aluguéis'),
  purchases: (count: number) => plural(count, '#\u00A0compra', '#\u00A0compras'),
  free: 'De graça',
  withAds: 'Com anúncios',
  /** After "2 assinaturas": " e 1 aluguel para ver os 10 filmes". */
  toSee: (others: readonly string[], count: number, counts: Counts) =>
    `${others.length > 0 ? `${others.length > 1 ? ', ' : ' e '}${listNames(others)} ` : ' '}para ver ${someOf(count, counts)}`,

  with: (rest: string, names: readonly string[]) => `${rest}: ${listNames(names)}`,
  row: (has: string, detail: string) => `${has}; ${detail}`,
  only: (name: string) => `Só ${name}`,
  and: (name: string) => `e ${name}`,

  has: (count: number, all: number) => `tem ${ofAll(count, all)}`,
  hasFree: (count: number, all: number) => `tem ${ofAll(count, all)}, de graça`,
  also: 'Também em',
  films: (count: number) => plural(count, '# filme', '# filmes'),
  platformCount: (name: string, count: number) => `${name} (${count})`,
  everything: 'não falta nada',
  missing: (names: readonly string[], more: number) =>
    `${names.length + more === 1 ? 'falta' : 'faltam'} ${withMore(names, more)}`,
  onlyThese: (names: readonly string[], more: number) => `só ${withMore(names, more)}`,
  withMore: (names: readonly string[], more: number) => withMore(names, more),
  at: (title: string, platforms: readonly string[]) => `${title} (${platforms.join(', ')})`,

  rentOnly: 'Só para alugar',
  buyOnly: 'Só para comprar',
  cinemaOnly: 'Só nos cinemas',
  none: 'Ainda sem streaming',
  length: 'Duração',
  lengthOf: (hours: string, count: number, movies: number) => `${hours}, ${someOf(count, { movies, series: 0 })}`,
} as const;

/** "A, B e mais 4". */
function withMore(names: readonly string[], more: number): string {
  return more > 0 ? `${names.join(', ')} e mais ${more}` : listNames(names);
}
