/** 9604 as `9.604`. No number has more than 21 digits. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3}){1,7}(?!\d))/g, '.');
}

/** The form for none, one or many; `#` is the number. 0 uses `many`, as in "0 filmes", unless `none` is given. */
export function plural(count: number, one: string, many: string, none = many): string {
  const form = count === 0 ? none : count === 1 ? one : many;
  return form.replace('#', formatCount(count));
}
