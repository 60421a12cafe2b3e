import { Failure } from '#shared/domain/failure.ts';
import { errors } from '#shared/text/errors.ts';
import { systemPages } from '#shared/text/system-pages.ts';

/** What went wrong on the way between this browser and us, in words for whoever sits before it. Never thrown by a server. */
export class BrowserFailure extends Failure {
  override readonly name = 'Failure';
  /** The visitor's own network is gone: another try is for when it is back. */
  readonly isOffline: boolean;

  constructor(words: string, { cause, isOffline = false }: { cause?: unknown; isOffline?: boolean } = {}) {
    super('unavailable', words, { cause });
    this.isOffline = isOffline;
  }
}

/** Whose fault it is, is asked at that moment: the network may be back the next. */
export function noConnection(cause?: unknown): BrowserFailure {
  const isOffline = isBrowserOffline();
  return new BrowserFailure(isOffline ? systemPages.offline : errors.connection, { cause, isOffline });
}

/** A browser knows when it has no network at all; that it has one says nothing of ours. */
export function isBrowserOffline(): boolean {
  return !navigator.onLine;
}
