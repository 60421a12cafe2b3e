/** Addresses from other people's data: anything but https is as good as none. */
export function httpsOnly(url: string | null): string | null {
  return url?.startsWith('https://') ? url : null;
}
