/** 9604 as `9.604`. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+(?!\d))/g, '.');
}

/** The form for none, one or many; `#` is the number. Brazilians say "0 filmes", so 0 reads as many unless it has a form of its own. */
export function plural(count: number, one: string, many: string, none = many): string {
  const form = count === 0 ? none : count === 1 ? one : many;
  return form.replace('#', formatCount(count));
}
