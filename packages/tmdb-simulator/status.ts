import type { ServerResponse } from 'node:http';

interface Status {
  http: number;
  message: string;
}

/** TMDB's own status codes, as far as this simulator uses them. */
const STATUS = {
  5: { http: 422, message: 'Invalid parameters: Your request parameters are incorrect.' },
  7: { http: 401, message: 'Invalid API key: You must be granted a valid key.' },
  11: { http: 500, message: 'Internal error: Something went wrong, contact TMDB.' },
  18: { http: 400, message: 'Validation failed.' },
  20: { http: 422, message: 'Invalid date range: Should be a range no longer than 14 days.' },
  22: { http: 400, message: 'Invalid page: Pages start at 1 and max at 500. They are expected to be an integer.' },
  23: { http: 400, message: 'Invalid date: Format needs to be YYYY-MM-DD.' },
  24: { http: 504, message: 'Your request to the backend server timed out. Try again.' },
  25: { http: 429, message: 'Your request count (#) is over the allowed limit of (40).' },
  27: { http: 400, message: 'Too many append to response objects: The maximum number of remote calls is 20.' },
  28: { http: 400, message: 'Invalid timezone: Please consult the documentation for a valid timezone.' },
  34: { http: 404, message: 'The resource you requested could not be found.' },
  42: { http: 405, message: 'This request method is not supported for this resource.' },
  46: { http: 503, message: 'The API is undergoing maintenance. Try again later.' },
} as const satisfies Record<number, Status>;

export type StatusCode = keyof typeof STATUS;

/** A route throws it, the pipeline answers it. */
export class StatusError extends Error {
  readonly code: StatusCode;

  constructor(code: StatusCode) {
    super(STATUS[code].message);
    this.code = code;
  }
}

export function sendStatus(response: ServerResponse, code: StatusCode, headers: Record<string, string> = {}): void {
  const { http, message } = STATUS[code];
  response.writeHead(http, { 'content-type': 'application/json;charset=utf-8', ...headers });
  response.end(JSON.stringify({ success: false, status_code: code, status_message: message }));
}
