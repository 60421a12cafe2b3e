/** For addresses from external data: anything but https is dropped. */
export function httpsOnly(url: string | null): string | null {
  return url?.startsWith('https://') ? url : null;
}
