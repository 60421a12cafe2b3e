import { expect, test } from 'vitest';
import { currentMark, SECTIONS, SHORTCUTS } from './sections.ts';

test.each([
  ['/', 'Início page'],
  ['/filmes', 'Filmes page'],
  ['/filmes/em-cartaz', 'Filmes true'],
  ['/filme/o-agente-secreto-2025-1220564', 'Filmes true'],
  ['/serie/ruptura-2022-95396/temporada/1', 'Séries true'],
  ['/filmesdomes', ''],
  ['/agenda/2026-11-16', 'Agenda true'],
  ['/rodizio', 'Rodízio page'],
  ['/sobre', ''],
])('on %s the current section is: %s', (pathname, lit) => {
  const marked = [...SECTIONS, ...SHORTCUTS].flatMap((section) => {
    const mark = currentMark(section, pathname);
    return mark ? [`${section.label} ${mark}`] : [];
  });

  expect(marked.join()).toBe(lit);
});
