import type { Brand } from '#shared/domain/titles/watch-services.ts';

/** The design's colours and sizes, as in design/tokens.css, for drawing instead of CSS. */
export const COLOURS = {
  room: '#1a1b1d',
  panel: '#2b2d31',
  light: '#ffc46b',
  screen: '#8fd0e8',
  text: '#f5f2ec',
  quiet: '#b9b6b0',
} as const;

/** Colour of the chip and of its letters. */
export const BRANDS: Readonly<Record<Brand, readonly [string, string]>> = {
  netflix: ['#b20710', '#fff'],
  prime: ['#0f5e8c', '#fff'],
  disney: ['#123a7a', '#fff'],
  max: ['#1b3fd6', '#fff'],
  globoplay: ['#c23a12', '#fff'],
  apple: ['#e9e9ea', '#141414'],
  paramount: ['#0a4fcb', '#fff'],
  crunchyroll: ['#c4520a', '#fff'],
  mubi: ['#0b3b8c', '#fff'],
  claro: ['#b3121b', '#fff'],
  looke: ['#5b2a86', '#fff'],
  plutotv: ['#1c1c1c', '#ffe27a'],
  other: ['#3a3d42', '#f5f2ec'],
};

/** The official colours of the age rating. */
export const AGES: Readonly<Record<string, readonly [string, string]>> = {
  L: ['#0c9447', '#fff'],
  '6': ['#e6007e', '#fff'],
  '10': ['#0f7dc2', '#fff'],
  '12': ['#f8c411', '#1d1d1b'],
  '14': ['#e67824', '#1d1d1b'],
  '16': ['#db2827', '#fff'],
  '18': ['#1d1d1b', '#fff'],
};
