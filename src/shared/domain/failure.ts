/**
 * Errors that may be shown to a visitor. Anything else that is thrown is a bug and is answered as `internal`.
 * The table maps codes to HTTP status and the status of the callable protocol (docs/evidence/spec-coverage.md, section 8).
 */
export const FAILURES = {
  'invalid-argument': { http: 400, status: 'INVALID_ARGUMENT' },
  unauthenticated: { http: 401, status: 'UNAUTHENTICATED' },
  'permission-denied': { http: 403, status: 'PERMISSION_DENIED' },
  'not-found': { http: 404, status: 'NOT_FOUND' },
  aborted: { http: 409, status: 'ABORTED' },
  'resource-exhausted': { http: 429, status: 'RESOURCE_EXHAUSTED' },
  cancelled: { http: 499, status: 'CANCELLED' },
  internal: { http: 500, status: 'INTERNAL' },
  unimplemented: { http: 501, status: 'UNIMPLEMENTED' },
  unavailable: { http: 503, status: 'UNAVAILABLE' },
  'deadline-exceeded': { http: 504, status: 'DEADLINE_EXCEEDED' },
  /** For statuses of other servers that this table lacks. Our servers never send it. */
  unknown: { http: 500, status: 'UNKNOWN' },
} as const;

export type FailureCode = keyof typeof FAILURES;

/** Code of a response's status, given as name or number. 500 means `internal`, the first entry with that number. */
export function failureCodeOf(status: string | number): FailureCode {
  const codes = Object.keys(FAILURES) as FailureCode[];
  return codes.find((code) => FAILURES[code].status === status || FAILURES[code].http === status) ?? 'unknown';
}

export class Failure extends Error {
  override name = 'Failure';
  readonly code: FailureCode;
  /** Not our fault: the title is not stored and could not be fetched in time. */
  readonly isNotStored: boolean;
  /** Existed, and was removed permanently. */
  readonly isGone: boolean;
  /** The page an editor chose as its replacement. */
  readonly leadsTo: string | undefined;

  constructor(
    code: FailureCode,
    message: string,
    options?: ErrorOptions & { isNotStored?: boolean; isGone?: boolean; leadsTo?: string | undefined },
  ) {
    super(message, options);
    this.code = code;
    this.isNotStored = options?.isNotStored ?? false;
    this.isGone = options?.isGone ?? false;
    this.leadsTo = options?.leadsTo;
  }
}
