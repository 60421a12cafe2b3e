import { mix, pick } from '../bits.ts';
import type { LanguageCode } from '../places.ts';
import { heroName } from './names.ts';
import { SENTENCES } from './story-sentences.ts';
import { type Idea, PLACES } from './title.ts';

/** One to four sentences about the idea. Every edit changes the last one, so that edited records read differently. */
export function storyIn(bits: number, idea: Idea, code: LanguageCode, version: number): string {
  const { opening, middle, ending } = SENTENCES[code];
  const article = code === 'en' ? 'the ' : '';
  const cast = {
    hero: heroName(mix(bits, 21)),
    other: heroName(mix(bits, 22)),
    place: pick(mix(bits, 23), PLACES),
    a: article + idea.a[code],
    b: article + idea.b[code],
  };

  // Edits step through the endings in order, so two successive versions are never the same text.
  const last = ending[(mix(bits, 24) + version) % ending.length];
  const parts = [pick(mix(bits, 25), opening)(cast)];
  const extra = mix(bits, 26) % 3;
  for (let index = 0; index < extra && middle.length > 1; index += 1) {
    parts.push(pick(mix(bits, 27 + index), middle)(cast));
  }
  if (last) parts.push(last(cast));
  return parts.join(' ');
}

const TAGLINES: Record<'pt' | 'en', readonly string[]> = {
  pt: [
    'Nem tudo que some se perde.',
    'Quem chega por último apaga a luz.',
    'Toda casa tem um porão.',
    'O tempo não perdoa. Ela também não.',
    'Antes do fim, uma última volta.',
    'Alguns segredos têm endereço.',
    'Ninguém sai igual da feira.',
  ],
  en: [
    'Not everything lost is missing.',
    'The last one in turns off the light.',
    'Every house has a cellar.',
    'One more turn before the end.',
    'Some secrets have an address.',
  ],
};

/** Most titles have none; edits change it like the story. */
export function taglineIn(bits: number, language: LanguageCode, version: number): string {
  if (language !== 'pt' && language !== 'en') return '';
  const lines = TAGLINES[language];
  if (mix(bits, 31) % 10 < 6) return '';
  return lines[(mix(bits, 32) + version) % lines.length] ?? '';
}

const LIFE: Record<'pt' | 'en', readonly ((name: string, place: string) => string)[]> = {
  pt: [
    (name, place) => `${name} começou no teatro amador de ${place} e só depois chegou às telas.`,
    (name, place) => `Criação de ${place}, ${name} trabalhou em rádio, circo e televisão.`,
    (name) => `${name} divide o tempo entre filmes pequenos e aulas para quem está começando.`,
    (name) => `Fora dos estúdios, ${name} cuida de um cineclube de bairro.`,
  ],
  en: [
    (name, place) => `${name} began on amateur stages in ${place} before reaching the screen.`,
    (name) => `Away from the studio, ${name} keeps a small film club running.`,
  ],
};

export function biographyIn(bits: number, name: string, language: 'pt' | 'en', version: number): string {
  const lines = LIFE[language];
  const first = mix(bits, 41) % lines.length;
  const second = (first + 1 + (version % (lines.length - 1))) % lines.length;
  const place = pick(mix(bits, 42), PLACES);
  return [first, second].map((index) => lines[index]?.(name, place) ?? '').join('\n\n');
}
