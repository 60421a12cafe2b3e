/** The ways to one film's page, each in a process of its own so that its CPU can be told from the others'. */
export const VARIANTS = {
  'bare-http': 'bare node:http sending the page and its headers from memory',
  hit: 'our page, kept',
  'bare-http-br': 'bare node:http sending the same, brotli',
  'hit-br': 'our page, kept, brotli',
  'bare-react': 'bare React render of the same tree + node:http',
  'router-data': 'React Router: our loaders and the data as it is sent, nothing rendered',
  router: 'React Router: loaders, React, the data in the page, structured data',
  rendered: 'our page, rendered for each request: all of these, hashes, policy, Fastify',
} as const;

export type Variant = keyof typeof VARIANTS;

/** Whom each is held against, in the same round. */
export const AGAINST: Readonly<Record<Variant, Variant>> = {
  'bare-http': 'bare-http',
  hit: 'bare-http',
  'bare-http-br': 'bare-http-br',
  'hit-br': 'bare-http-br',
  'bare-react': 'bare-react',
  'router-data': 'bare-react',
  router: 'bare-react',
  rendered: 'bare-react',
};
