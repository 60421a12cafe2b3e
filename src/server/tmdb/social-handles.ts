const HANDLE = /^[A-Za-z0-9._-]{1,64}$/;

const HOSTS = {
  instagram: ['instagram.com'],
  twitter: ['twitter.com', 'x.com'],
  facebook: ['facebook.com'],
} as const;

/**
 * Users of TMDB type these. Accepts a bare handle, or the https URL of a profile; anything else could link to any site and
 * becomes null.
 */
export function parseHandle(network: keyof typeof HOSTS, text: string | null): string | null {
  const typed = text?.trim().replace(/^@/, '') ?? '';
  if (HANDLE.test(typed)) return isDots(typed) ? null : typed;
  const address = typed.startsWith('https://') ? URL.parse(typed) : null;
  const hosts: readonly string[] = HOSTS[network];
  if (!address || !hosts.includes(address.host.replace(/^(?:www|m)\./, ''))) return null;
  const handle = /^\/([^/]+)\/?$/.exec(address.pathname)?.[1] ?? '';
  return HANDLE.test(handle) ? handle : null;
}

/** `..` matches a handle but would lead one level up. */
function isDots(text: string): boolean {
  return /^\.+$/.test(text);
}
