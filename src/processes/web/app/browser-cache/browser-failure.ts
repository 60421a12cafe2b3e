import { Failure } from '#shared/domain/failure.ts';
import { errors } from '#shared/text/errors.ts';
import { systemPages } from '#shared/text/system-pages.ts';

/** A failure between this browser and the server, with a message for the visitor. Never thrown on the server. */
export class BrowserFailure extends Failure {
  override readonly name = 'Failure';
  /** The visitor's own network is down: retrying is useless until it is back. */
  readonly isOffline: boolean;

  constructor(words: string, { cause, isOffline = false }: { cause?: unknown; isOffline?: boolean } = {}) {
    super('unavailable', words, { cause });
    this.isOffline = isOffline;
  }
}

/** Checks right away whether the browser is offline: the network may be back a second later. */
export function noConnection(cause?: unknown): BrowserFailure {
  const isOffline = isBrowserOffline();
  return new BrowserFailure(isOffline ? systemPages.offline : errors.connection, { cause, isOffline });
}

/** `navigator.onLine` is reliable only when false: a browser with a network may still not reach the server. */
export function isBrowserOffline(): boolean {
  return !navigator.onLine;
}
