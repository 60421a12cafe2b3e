/** Lower-case canonical form, as PostgreSQL writes it; any other id in a URL matches nothing. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
