/** All faults. `after_ms` is a delay, an interval or a duration, as each line says. */
export const FAULT_KINDS = [
  'refuse', // resets this connection and closes the port for after_ms (1000)
  'reset', // resets the connection without an answer
  'close', // closes the connection without an answer
  'hang', // never answers
  'slow', // the right answer, its first byte after after_ms (1000)
  'drip', // the right answer, a few bytes every after_ms (100)
  '429-seconds', // code 25, Retry-After in seconds: after_ms (1000) rounded up
  '429-date', // code 25, Retry-After as a date
  '429-absent', // code 25, no Retry-After
  '500', // code 11
  '502-html', // a proxy's HTML page
  '503', // code 46
  '504', // code 24
  'empty', // 200 and no body
  'truncated', // the right Content-Length, half of the body, then the connection is cut
  'chunked-cut', // half of a chunked body, then the connection is cut
  'wrong-type', // the right body, labelled text/html
  'invalid-json', // a body that is not JSON, labelled JSON
  'corrupt-gzip', // a body that is not gzip, labelled gzip
  'huge', // 50 MB of valid JSON
  'drift-null', // titles and names are null
  'drift-string', // numbers of votes, runtime and popularity are strings
  'drift-enum', // status, type, department and media_type have an unknown value
  'stale-page', // the page before the requested one
  'malformed-line', // an export with a truncated line
  'truncated-gzip', // an export whose gzip stream lacks its end, in a complete response
] as const;

/** These affect only daily exports; other requests are answered normally. */
export const EXPORT_FAULTS = ['malformed-line', 'truncated-gzip'] as const satisfies readonly FaultKind[];

export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  /** Regular expression on the path, without the query. */
  match: string;
  kind: FaultKind;
  /** Probability that a matching request is hit, 0 to 1; the random sequence is seeded. */
  probability?: number;
  /** Hits every nth matching request. */
  every?: number;
  /** Stops after this many hits. */
  count?: number;
  after_ms?: number;
}

/** The list as posted, or a sentence that says what is wrong with it. */
export function parseFaults(body: unknown): Fault[] | string {
  if (!Array.isArray(body)) return 'the body is a list of faults';
  for (const [index, fault] of body.entries()) {
    const problem = findProblem(fault);
    if (problem) return `fault ${index}: ${problem}`;
  }
  return body as Fault[];
}

const NUMBERS = ['probability', 'every', 'count', 'after_ms'];
const KEYS = ['match', 'kind', ...NUMBERS];

function findProblem(fault: unknown): string | undefined {
  if (typeof fault !== 'object' || fault === null) return 'is not an object';
  const fields: Record<string, unknown> = { ...fault };
  const unknown = Object.keys(fields).find((key) => !KEYS.includes(key));
  if (unknown) return `has no field ${unknown}`;
  if (!FAULT_KINDS.some((kind) => kind === fields.kind)) return `kind is one of ${FAULT_KINDS.join(', ')}`;
  const bad = NUMBERS.find(
    (key) => fields[key] !== undefined && !(typeof fields[key] === 'number' && fields[key] >= 0),
  );
  if (bad) return `${bad} is a number ≥ 0`;
  if (fields.every === 0) return 'every starts at 1';
  if (typeof fields.match !== 'string') return 'match is a regular expression';
  try {
    new RegExp(fields.match);
    return undefined;
  } catch {
    return 'match is a regular expression';
  }
}
