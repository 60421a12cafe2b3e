/** Each in its own process, so that its CPU time can be measured. */
export const VARIANTS = {
  static: 'bare Fastify + @fastify/static, the same bytes from a file',
  warm: 'our image service, a picture it has served before',
  sharp: 'bare sharp: resize to 342, WebP',
  encoded: 'our image service, a new picture, until it is encoded, by HTTP',
  pass: 'bare Fastify + undici: fetch the source, send its bytes',
  cold: 'our image service, a new picture: its source bytes',
} as const;

export type Variant = keyof typeof VARIANTS;

/** What a variant's process reports to its parent. */
export interface Reading {
  cpuMs: number;
  encodes: number;
}

export interface EncodeOrder {
  /** Addresses of originals. */
  urls: string[];
  atOnce: number;
}

export interface Encoded {
  ms: number;
  cpuMs: number;
}
