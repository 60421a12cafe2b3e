import { inPlatform, type NamedPlatform, ofPlatform, toPlatform } from '../platforms/platforms.ts';
import { plural } from '../plural.ts';

/** "ficou 9 dias", "5 meses", "1 ano e 2 meses". */
function formatStay(days: number): string {
  if (days < 31) return plural(days, '# dia', '# dias');
  const months = Math.round(days / 30.44);
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return [years > 0 && plural(years, '# ano', '# anos'), rest > 0 && plural(rest, '# mês', '# meses')]
    .filter(Boolean)
    .join(' e ');
}

const joined = (words: readonly string[]) => [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' e ');

/** The history of a title on the platforms, on its own page. */
export const historyWords = {
  title: 'Histórico no streaming',
  anchor: 'Histórico',
  observed: (since: string) => `Observado por nós desde ${since}, com dados do JustWatch`,
  events: {
    arrived: (platform: NamedPlatform) => `Entrou ${inPlatform(platform)}`,
    returned: (platform: NamedPlatform) => `Voltou ${toPlatform(platform)}`,
    left: (platform: NamedPlatform) => `Saiu ${ofPlatform(platform)}`,
  },
  isThere: 'disponível agora',
  away: (days: number) => `ficou ${formatStay(days)} fora`,
  stayed: (days: number) => `depois de ${formatStay(days)}`,
  sinceBefore: (day: string) => `estava lá desde antes de ${day}`,
  all: (count: number) => `Ver os ${count} registros`,
} as const;

/** Why the page of a title changed. */
export const changeWords = {
  crumb: 'Por que mudou',
  failed: 'Erro ao carregar as mudanças',
  titleOf: (title: string) => `Por que a página de ${title} mudou`,
  intro: 'Entradas e saídas do streaming que a gente observou, com dados do JustWatch, e edições que a gente publicou.',
  description: (title: string) => `O que mudou na página de ${title}, e quando.`,
  since: (day: string) => `Observamos o streaming desde ${day} e guardamos seis meses.`,
  none: 'Nada mudou desde que observamos.',
  back: (title: string) => `Voltar a ${title}`,
  updated: (day: string, what: string) => `Atualizada em ${day}: ${what}`,
  events: {
    arrived: (platform: NamedPlatform) => `entrou ${inPlatform(platform)}`,
    returned: (platform: NamedPlatform) => `voltou ${toPlatform(platform)}`,
    left: (platform: NamedPlatform) => `saiu ${ofPlatform(platform)}`,
  },
  edited: (fields: readonly string[]) => `edição de ${joined(fields)}`,
  fields: {
    title: 'título',
    overview: 'sinopse',
    releaseDate: 'data de estreia',
    cinemaWord: 'situação nos cinemas',
    ticketUrl: 'ingressos',
    offers: 'onde assistir',
    watchUrls: 'onde assistir',
    certification: 'classificação indicativa',
    certificationReasons: 'classificação indicativa',
    curiosities: 'curiosidades',
    additionalInfos: 'informações adicionais',
    posterPath: 'pôster',
    backdropPath: 'imagem de fundo',
    gallery: 'galeria',
    trailers: 'trailers',
    format: 'formato',
    remakeOf: 'versões',
    repriseOf: 'reprises',
  },
} as const;

/** What entered and left a platform. */
export const moveWords = {
  counts: {
    entraram: (count: number) => plural(count, '# esta semana', '# esta semana', 'nenhum esta semana'),
    sairam: (count: number) => plural(count, '# confirmado', '# confirmados', 'nenhum confirmado'),
  },
  titles: {
    entraram: (platform: NamedPlatform) => `O que entrou ${inPlatform(platform)}`,
    sairam: (platform: NamedPlatform) => `O que saiu ${ofPlatform(platform)}`,
  },
  descriptions: {
    entraram: (platform: NamedPlatform) =>
      `Filmes e séries que entraram ${inPlatform(platform)} no Brasil, dia a dia, como a gente observou.`,
    sairam: (platform: NamedPlatform) =>
      `Filmes e séries que saíram ${ofPlatform(platform)} no Brasil, dia a dia, e onde estão agora.`,
  },
  none: { entraram: 'Nada entrou nestes dias', sairam: 'Nada saiu nestes dias' },
  failed: 'Erro ao carregar entradas e saídas',
  weeks: 'Semanas',
  previousWeek: 'Semana anterior',
  nextWeek: 'Semana seguinte',
  newest: 'Mais recentes',
  day: (weekday: string, day: string) => `${weekday}, ${day}`,
  returned: 'voltou',
  stayed: (days: number) => `ficou ${formatStay(days)}`,
  sinceBefore: (day: string) => `lá desde antes de ${day}`,
  foot: {
    entraram: 'A gente compara o catálogo todo dia, com dados do JustWatch.',
    sairam:
      'A gente compara o catálogo todo dia, com dados do JustWatch. Uma saída só conta depois de 14 dias fora; se o título voltar, ele aparece em Entraram.',
  },
  since: (platform: NamedPlatform, day: string) => `Observamos ${platform.article} ${platform.name} desde ${day}.`,
} as const;
