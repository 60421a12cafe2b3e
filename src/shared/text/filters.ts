import { plural } from './plural.ts';

/** Texts of the filter bar of lists. */
export const filterWords = {
  platforms: 'Plataformas',
  access: 'Acesso',
  age: 'Classificação',
  minutes: 'Duração',
  episodeMinutes: 'Duração do episódio',
  years: 'Época',
  rating: 'Nota',
  brazilian: 'Feito no Brasil',
  dubbed: 'Dublado',

  accessLabels: {
    incluso: 'Incluso na assinatura',
    gratis: 'Grátis',
    anuncios: 'Com anúncios',
    aluguel: 'Aluguel',
    compra: 'Compra',
    cinema: 'Nos cinemas',
  },
  any: 'Tanto faz',
  ageUpTo: (age: number) => (age === 0 ? 'Livre' : `Até ${age} anos`),
  ageNote: 'Inclui as classificações mais baixas. Sem classificação fica de fora.',
  timeUpTo: (time: string) => `Até ${time}`,
  ratingFrom: (rating: number) => `Nota ${rating} ou mais`,
  fromYear: 'De',
  toYear: 'Até',
  yearsChosen: (from: number | undefined, to: number | undefined) => {
    if (from !== undefined && to !== undefined) return from === to ? String(from) : `${from} a ${to}`;
    return from === undefined ? `Até ${to}` : `Desde ${from}`;
  },
  own: 'seu',

  hint: 'Escolha os filtros e aperte Aplicar.',
  open: 'Filtros',
  close: 'Fechar filtros',
  clear: 'Limpar',
  clearAll: 'Limpar tudo',
  remove: (filter: string) => `Tirar ${filter}`,
  active: 'Filtros escolhidos',
  show: (count: string) => `Ver ${count}`,
  watchable: 'Só o que dá para ver no Brasil hoje: em streaming, para alugar ou no cinema.',
  unrated: (count: number) =>
    plural(count, '# título sem classificação ficou de fora.', '# títulos sem classificação ficaram de fora.'),
  noMovies: 'Nenhum filme com esses filtros',
  noSeries: 'Nenhuma série com esses filtros',
  without: (filter: string, count: number) => `Tirar “${filter}” mostra ${count.toLocaleString('pt-BR')}`,

  edit: 'Editar',
} as const;
