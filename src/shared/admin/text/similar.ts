import { plural } from '../../text/plural.ts';

/** The field "Parecidos" of a film or series. */
export const adminSimilar = {
  hint: (shown: number) => `No site aparecem os ${shown} primeiros.`,
  suggestions: (count: number) => plural(count, '# sugestão', '# sugestões', 'nenhuma sugestão'),
  pinned: 'Fixados por nós, nesta ordem',
  suggested: 'Sugeridos pelo TMDB',
  banned: 'Nunca mostrar',
  pinnedAt: (title: string, place: number) => `${place}º fixado: ${title}`,
  bannedWhy: (title: string, reason: string) =>
    reason === '' ? `Nunca mostrar: ${title}` : `Nunca mostrar: ${title} (${reason})`,
  title: (id: number) => `título ${id}`,
  place: 'Lugar',
  placeOf: (title: string) => `Lugar de ${title}`,
  ban: 'Nunca mostrar',
  banOf: (title: string) => `Nunca mostrar ${title}`,
  reason: 'Motivo',
  reasonOf: (title: string) => `Motivo de nunca mostrar ${title}`,
  add: 'Fixar um título',
  addHint: 'Busque pelo nome; sem JavaScript, cole o endereço ou o número.',
  found: 'Títulos encontrados',
  none: 'O TMDB não sugere títulos que temos.',
} as const;
