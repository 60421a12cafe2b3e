import { SHARE_CARD } from '#shared/domain/limits.ts';
import type { ShareCardFacts, ShareCardKind, ShareCardService } from '#shared/domain/pictures/share-card-url.ts';
import { describeServiceNamed } from '#shared/domain/titles/watch-services.ts';
import { shareCard } from '#shared/text/titles/share-card.ts';
import { AGES, BRANDS, COLOURS } from './card-styles.ts';
import { keepDrawable } from './drawable.ts';

export interface CardContent {
  kind: ShareCardKind;
  facts: ShareCardFacts;
  /** The poster, the portrait or the cover. */
  picture: { dataUrl: string; ink: string } | null;
  /** Path of a logo → its picture; a service without one gets letters. */
  logos: ReadonlyMap<string, string>;
  product: string;
}

/** What satori lays out: elements in React's format, without React. */
interface CardNode {
  type: string;
  props: { style?: Style; children?: CardChild[] | string; src?: string; width?: number; height?: number };
}
type CardChild = CardNode | string;
type Style = Readonly<Record<string, string | number>>;

const PANEL = { width: 520, slant: 114 };
const POSTER = { left: 56, top: 57, width: 344, height: 516 };
const COLUMN = { left: 560, top: 50, width: 584 };
export const SERVICES_SHOWN = 3;

export function layOutCard(content: CardContent): CardNode {
  const { facts } = content;
  const card = {
    ...content,
    facts: { ...facts, title: keepDrawable(facts.title), caption: keepDrawable(facts.caption) },
  };
  return box({ ...SHARE_CARD, position: 'relative', background: COLOURS.room, fontFamily: 'text' }, [
    panel(card.picture?.ink ?? COLOURS.panel),
    poster(card),
    box({ position: 'absolute', ...COLUMN, flexDirection: 'column' }, [heading(card), title(card), ...where(card)]),
    foot(card.product),
  ]);
}

function box(style: Style, children: CardChild[] | string = []): CardNode {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

function image(src: string, style: Style & { width: number; height: number }): CardNode {
  return { type: 'img', props: { src, width: style.width, height: style.height, style } };
}

const svg = (width: number, height: number, inside: string) =>
  `data:image/svg+xml;base64,${Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`,
  ).toString('base64')}`;

function panel(ink: string): CardNode {
  const { width, slant } = PANEL;
  const { height } = SHARE_CARD;
  const shape = `<path d="M0 0H${width - slant}L${width} ${height}H0Z" fill="${ink}"/>`;
  return image(svg(width, height, shape), { position: 'absolute', left: 0, top: 0, width, height });
}

const MARK =
  '<g transform="translate(-4 -1)"><path d="M4 2.5A1.5 1.5 0 0 1 5.5 1h4A1.5 1.5 0 0 1 11 2.5V21.7L4 24.4Z" fill="#f5f2ec"/><path d="M4 26.6 29.6 16.8A1 1 0 0 1 31 17.7V29.5A1.5 1.5 0 0 1 29.5 31H5.5A1.5 1.5 0 0 1 4 29.5Z" fill="#ffc46b"/></g>';

/** Without a picture, the product's mark is drawn in its place. */
function poster({ picture }: CardContent): CardNode {
  const place = { position: 'absolute', ...POSTER, borderRadius: 10 } as const;
  if (picture) return image(picture.dataUrl, { ...place, objectFit: 'cover' });
  const lantern = image(svg(27, 30, MARK), { width: 108, height: 120 });
  return box({ ...place, background: COLOURS.room, alignItems: 'center', justifyContent: 'center' }, [lantern]);
}

function heading({ kind, facts }: CardContent): CardNode {
  const colour = kind === 'serie' || kind === 'temporada' ? COLOURS.screen : COLOURS.light;
  const age = facts.certification === null ? undefined : AGES[facts.certification];
  return box({ alignItems: 'center', gap: 20, height: 52, fontSize: 27, color: COLOURS.quiet }, [
    box({ color: colour, fontFamily: 'strong' }, shareCard.kinds[kind]),
    ...(facts.caption ? [box({ maxWidth: 380, ...ONE_LINE }, facts.caption)] : []),
    ...(age ? [ageBadge(facts.certification ?? '', age)] : []),
  ]);
}

function ageBadge(age: string, [background, color]: readonly [string, string]): CardNode {
  const border = age === '18' ? { border: '1px solid #5a5d62' } : {};
  const square = { width: 42, height: 42, borderRadius: 7, alignItems: 'center', justifyContent: 'center' };
  return box({ ...square, ...border, background, color, fontFamily: 'narrow', fontSize: 29 }, age);
}

/** Large if it is short; at most three lines. */
function title({ facts, kind }: CardContent): CardNode {
  const { length } = [...facts.title];
  const hasOffers = facts.services.length > 0 || kind === 'filme' || kind === 'serie';
  const [short, long, longest] = hasOffers ? [72, 54, 44] : [80, 62, 50];
  const fontSize = length <= 18 ? short : length <= 48 ? long : longest;
  const words = { fontFamily: 'display', color: COLOURS.text, letterSpacing: '-0.018em', wordBreak: 'break-word' };
  return box({ ...words, fontSize, lineHeight: 1.06, marginTop: 14, ...lines(3) }, facts.title);
}

function where({ kind, facts, logos }: CardContent): CardNode[] {
  const isTitle = kind === 'filme' || kind === 'serie';
  const line = box({ height: 5, width: COLUMN.width, borderRadius: 3, marginTop: 26, background: COLOURS.light });
  if (!isTitle) return [line];
  if (facts.services.length === 0) {
    return [
      line,
      box({ marginTop: 22, fontSize: 34, lineHeight: 1.25, color: COLOURS.text }, facts.cinema ?? shareCard.nowhere),
    ];
  }
  const shown = facts.services.slice(0, SERVICES_SHOWN);
  const more = facts.services.length - shown.length;
  return [
    line,
    box({ marginTop: 18, fontSize: 27, fontFamily: 'strong', color: COLOURS.text }, shareCard.whereToday),
    box({ marginTop: 16, gap: 16, alignItems: 'center' }, [
      ...shown.map((each) => service(each, logos, widthOfNames(shown.length, more))),
      ...(more > 0 ? [box({ fontSize: 22, color: COLOURS.quiet }, shareCard.more(more))] : []),
    ]),
  ];
}

/** Width for three names and a counter of others: the longest common name, Globoplay, has to fit. */
const NARROW = 106;
export const CHIP_PIXELS = 64;
const CHIP_EDGE = '1px solid rgba(255, 255, 255, 0.14)';

/** The width left beside the chips (76 pixels with their gap), the gaps and the counter of others. */
function widthOfNames(count: number, others: number): number {
  const room = COLUMN.width - count * 76 - (count - 1) * 16 - (others > 0 ? 46 : 0);
  return Math.floor(room / count);
}

/** `Prime Video (Aluguel)` on two lines, next to its chip. */
function service({ name, logo }: ShareCardService, logos: CardContent['logos'], maxWidth: number): CardNode {
  const drawn = keepDrawable(name);
  const [noted = '', note = ''] = / (\([^()]+\))$/.exec(drawn) ?? [];
  const label = drawn.slice(0, drawn.length - noted.length);
  return box({ gap: 12, alignItems: 'center' }, [
    chip(label, logos.get(logo ?? '')),
    box({ flexDirection: 'column', maxWidth }, [
      box(
        {
          fontSize: maxWidth < NARROW ? 18 : 20,
          lineHeight: 1.15,
          fontFamily: 'strong',
          color: COLOURS.text,
          ...lines(2),
        },
        label,
      ),
      ...(note ? [box({ fontSize: 18, color: COLOURS.quiet }, note)] : []),
    ]),
  ]);
}

/** The logo, or letters in the service's colour. */
function chip(label: string, logo: string | undefined): CardNode {
  const square = { width: CHIP_PIXELS, height: CHIP_PIXELS, borderRadius: 13, flexShrink: 0 };
  if (logo) return image(logo, square);
  const { brand, abbreviation } = describeServiceNamed(label);
  const [background, color] = BRANDS[brand];
  const letters = { alignItems: 'center', justifyContent: 'center', fontFamily: 'narrow', fontSize: 22 };
  return box({ ...square, ...letters, border: CHIP_EDGE, background, color }, abbreviation);
}

function foot(product: string): CardNode {
  return box({ position: 'absolute', left: COLUMN.left, top: 540, alignItems: 'flex-end', gap: 8 }, [
    image(svg(27, 30, MARK), { width: 32, height: 36 }),
    box({ fontFamily: 'display', fontSize: 32, lineHeight: 1, color: COLOURS.text, letterSpacing: '-0.01em' }, product),
  ]);
}

const ONE_LINE: Style = { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' };
/** Satori truncates text only in a block. */
const lines = (count: number): Style => ({ display: 'block', lineClamp: count, overflow: 'hidden' });
