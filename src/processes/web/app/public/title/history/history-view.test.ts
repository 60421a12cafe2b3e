import { expect, test } from 'vitest';
import type { HistoryEvent } from '#shared/contract/streaming-history.ts';
import { describeUpdate, toHistoryView } from './history-view.ts';

const NETFLIX = { id: 8, slug: 'netflix', name: 'Netflix', article: 'a', logo: null } as const;
const GLOBOPLAY = { id: 307, slug: 'globoplay', name: 'Globoplay', article: 'o', logo: null } as const;

const event = (overrides: Partial<HistoryEvent>): HistoryEvent => ({
  ...{ event: 'arrived', happened_on: '2026-11-03', provider: NETFLIX, is_there: false },
  ...{ away_days: null, stayed_days: null, since_before: null },
  ...overrides,
});

test('one record is no history', () => {
  expect(toHistoryView({ observed_since: '2026-05-18', events: [event({})] })).toBeNull();
});

test('says since when we observe', () => {
  const view = toHistoryView({ observed_since: '2026-05-18', events: [event({}), event({})] });
  expect(view?.observed).toBe('Observado por nós desde 18/05/2026, com dados do JustWatch');
});

test.each([
  [{ is_there: true }, 'Entrou na Netflix', 'Disponível agora'],
  [{}, 'Entrou na Netflix', ''],
  [
    { event: 'returned', provider: GLOBOPLAY, away_days: 150, is_there: true },
    'Voltou ao Globoplay',
    'Ficou 5 meses fora · disponível agora',
  ],
  [{ event: 'left', stayed_days: 1 }, 'Saiu da Netflix', 'Depois de 1 dia'],
  [{ event: 'left', stayed_days: 30 }, 'Saiu da Netflix', 'Depois de 30 dias'],
  [{ event: 'left', stayed_days: 31 }, 'Saiu da Netflix', 'Depois de 1 mês'],
  [{ event: 'left', stayed_days: 608 }, 'Saiu da Netflix', 'Depois de 1 ano e 8 meses'],
  [{ event: 'left', stayed_days: 730 }, 'Saiu da Netflix', 'Depois de 2 anos'],
  [{ event: 'left', since_before: '2026-05-18' }, 'Saiu da Netflix', 'Estava lá desde antes de 18/05'],
] as const)('%j is "%s", "%s"', (overrides, what, detail) => {
  const view = toHistoryView({ observed_since: null, events: [event(overrides), event({})] });
  expect(view?.rows[0]).toMatchObject({ what, detail });
});

test.each([
  [{ kind: 'arrived', provider: NETFLIX, fields: [] }, 'Atualizada em 12/11: entrou na Netflix'],
  [{ kind: 'left', provider: GLOBOPLAY, fields: [] }, 'Atualizada em 12/11: saiu do Globoplay'],
  [{ kind: 'edited', provider: null, fields: ['overview'] }, 'Atualizada em 12/11: edição de sinopse'],
  [
    { kind: 'edited', provider: null, fields: ['offers', 'watchUrls', 'posterPath', 'title'] },
    'Atualizada em 12/11: edição de onde assistir, pôster e título',
  ],
] as const)('%j', (change, sentence) => {
  expect(describeUpdate({ on: '2026-11-12', ...change, fields: [...change.fields] })).toBe(sentence);
});
