/** One page of each kind; cached pages are measured with the title only, because the cost hardly depends on the content. */
export const PAGES = { title: '/filme/o-agente-secreto-2025-1220564', list: '/filmes', home: '/' } as const;

export type PageKind = keyof typeof PAGES;

/** Ways to a page, each in its own process so that its CPU time can be measured. */
export const VARIANTS = {
  'bare-http': 'bare node:http sending the page and its headers from memory',
  hit: 'our page, cached',
  'bare-http-br': 'bare node:http sending the same, brotli',
  'hit-br': 'our page, cached, brotli',
  'bare-react': 'bare React render of the same tree + node:http',
  'router-data': 'React Router: our loaders and the data as it is sent, nothing rendered',
  router: 'React Router: loaders, React, the data in the page, structured data',
  rendered: 'our page, rendered for each request: all of these, hashes, policy, Fastify',
} as const;

export type Variant = keyof typeof VARIANTS;

/** The variant each one is compared with, in the same round. */
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
