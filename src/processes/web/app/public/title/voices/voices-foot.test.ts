import { expect, test } from 'vitest';
import type { DubbingVoice } from '#shared/contract/dubbing.ts';
import { toVoicesFoot } from './voices-foot.ts';

const voice = (given: Partial<DubbingVoice>): DubbingVoice => ({
  ...{ id: 1, name: 'Voz', slug: 'voz-1', profile_path: null, character: 'Papel', original: null },
  ...{ studio: null, director: null, source: 'https://www.dublapedia.org/a', ...given },
});

test('studio, director and each site of a source are named once', () => {
  const cast = [
    voice({ studio: 'Estúdio A', director: 'Fulana' }),
    voice({ studio: 'Estúdio A', source: 'https://www.dublapedia.org/b' }),
    voice({ studio: 'Estúdio B', source: 'https://outro.org/' }),
  ];
  expect(toVoicesFoot(cast)).toEqual({
    facts: ['Estúdio: Estúdio A, Estúdio B.', 'Direção de dublagem: Fulana.'],
    sources: [
      { host: 'dublapedia.org', url: 'https://www.dublapedia.org/b' },
      { host: 'outro.org', url: 'https://outro.org/' },
    ],
  });
});

test('an invented source is not a link, and the page says that the voices are invented', () => {
  const cast = [voice({ source: 'https://vozes-de-demonstracao.example/' })];
  expect(toVoicesFoot(cast)).toEqual({ facts: ['Vozes inventadas para a demonstração.'], sources: [] });
});
