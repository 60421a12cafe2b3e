/** What the page about the API shows. Only that page imports values of this file, so that others do not grow. */
export interface ApiDescription {
  themes: readonly ThemeDescription[];
  failures: readonly FailureDescription[];
  callsPerSecond: { autocomplete: number; search: number; others: number };
  bodyKilobytes: number;
}

export interface ThemeDescription {
  id: string;
  name: string;
  functions: readonly FunctionDescription[];
}

export interface FunctionDescription {
  name: string;
  summary: string;
  description: string;
  cachedMinutes: number;
  callsPerSecond: number;
  /** At least one of these parameters is required. */
  oneOf: readonly string[];
  parameters: readonly ParameterDescription[];
  /** Path and query of the example. */
  exampleUrl: string;
  /** The same example as the body of a POST. */
  exampleBody: string;
  /** The example's answer as JSON. */
  answer: string;
  refusals: readonly FailureDescription[];
}

export interface ParameterDescription {
  name: string;
  isRequired: boolean;
  /** The kind of value in words, or the accepted values. */
  kind: string | readonly string[];
  fallback: string | undefined;
  meaning: string;
}

export interface FailureDescription {
  http: number;
  status: string;
  text: string;
}

export const API_DOCS_PATH = '/api/docs';
/** The route's id. Its page is sent without script. */
export const API_DOCS_ROUTE = 'api-docs';
export const OPENAPI_PATH = '/api/openapi.json';
