import { facts } from '../../text/facts.ts';
import { plural } from '../../text/plural.ts';

const capitalise = (word: string) => word.charAt(0).toLocaleUpperCase('pt-BR') + word.slice(1);

/** The tab "Temporadas" of a series: its seasons and episodes, or the chapters of a novela. */
export const adminEpisodes = {
  seasons: 'Temporadas',
  months: 'Meses',
  /** `2026-11` as "Novembro de 2026". */
  month: (month: string) => `${capitalise(facts.months[Number(month.slice(5)) - 1] ?? month)} de ${month.slice(0, 4)}`,
  undated: 'Sem data',
  today: 'hoje',
  weekday: (weekday: string, day: string) => `${weekday}, ${day}`,
  episodes: (count: number) => plural(count, '# episódio', '# episódios'),
  chapters: (count: number) => plural(count, '# capítulo', '# capítulos'),
  untitled: (count: number) => plural(count, '# sem título', '# sem título'),
  titled: (percent: number) => `${percent}%`,
  titledLabel: (percent: number) => `${percent}% com título`,
  specialsHidden: 'Especiais não aparecem na lista do site.',
  seasonFields: 'Nome e sinopse',
  missing: 'Só o que falta',
  nothingMissing: 'Todos têm título e sinopse.',
  none: 'O TMDB ainda não tem episódios aqui.',
  changed: 'mudou',
  special: 'especial',
  noTitle: 'sem título',
  noOverview: 'Sem sinopse.',
  next: 'Próximo episódio',
  nextChapter: 'Próximo capítulo',
  close: 'Fechar',
  paste: {
    open: 'Colar títulos',
    title: 'Colar títulos dos episódios',
    chaptersTitle: 'Colar títulos dos capítulos',
    label: 'Uma linha por título',
    hint: 'Número; data; título. Também aceita só os títulos, na ordem, ou uma planilha copiada.',
    first: 'Começar no episódio',
    firstChapter: 'Começar no capítulo',
    check: 'Conferir',
    preview: 'O que vai acontecer',
    episode: 'Ep.',
    chapter: 'Cap.',
    day: 'Data',
    name: 'Título',
    verdict: 'Resultado',
    current: (title: string) => `hoje: “${title}”`,
    verdicts: { new: 'novo', same: 'igual', replaced: 'troca', unknown: 'fica de fora' },
    summary: ({ added, replaced, left }: { added: number; replaced: number; left: number }) =>
      [
        plural(added, '# novo', '# novos', 'nada novo'),
        replaced > 0 && plural(replaced, '# troca', '# trocas'),
        left > 0 && plural(left, '# linha fica de fora', '# linhas ficam de fora'),
      ]
        .filter(Boolean)
        .join(', '),
    put: 'Pôr no rascunho',
    done: (count: number) => plural(count, '# campo no rascunho.', '# campos no rascunho.'),
  },
} as const;
