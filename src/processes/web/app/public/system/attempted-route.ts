import { ATTEMPTED_ROUTE_CHARACTERS } from '#shared/domain/limits.ts';

/** The requested path, decoded and cut for display; not decoded if that would hide or break something. */
export function describeAttemptedRoute(pathname: string): string {
  const characters = [...readable(pathname)];
  if (characters.length <= ATTEMPTED_ROUTE_CHARACTERS) return characters.join('');
  return `${characters.slice(0, ATTEMPTED_ROUTE_CHARACTERS - 1).join('')}…`;
}

function readable(pathname: string): string {
  try {
    const decoded = decodeURI(pathname);
    // \p{C}: control and direction characters, which could make the address read as another one.
    return /\p{C}/u.test(decoded) ? pathname : decoded;
  } catch {
    return pathname;
  }
}
