/** Texts where coverage is one sentence and a list; in a file of its own, because the film page loads no others of coverage. */
export const shortCoverage = {
  whatEachHas: 'O que cada plataforma tem',
} as const;
