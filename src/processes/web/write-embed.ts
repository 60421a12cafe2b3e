import type { Embed } from '#server/catalogue/titles/embed.ts';
import { formatDate } from '#shared/domain/format.ts';
import { escapeHtml } from '#shared/domain/html.ts';
import { EMBED_SERVICES } from '#shared/domain/limits.ts';
import { buildImageUrl } from '#shared/domain/pictures/image-url.ts';
import { embed as text } from '#shared/text/titles/embed.ts';
import { shareCard } from '#shared/text/titles/share-card.ts';
import { titlePage } from '#shared/text/titles/title-page.ts';

/** Colours of design/tokens.css. No font of ours: the widget is one small document and one picture. */
const STYLE = [
  ':root{color-scheme:dark}*{box-sizing:border-box}',
  'body{margin:0;background:#1a1b1d;color:#f5f2ec;font:400 14px/1.35 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}',
  'main{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;min-height:100vh;padding:16px;border-top:3px solid #ffc46b;',
  'grid-template-rows:1fr auto}',
  'a{color:#ffc46b}a:focus-visible{outline:2px solid #ffc46b;outline-offset:3px}',
  '.p{display:block;width:92px;height:138px;overflow:hidden;border-radius:6px;background:#383b40}.p img{display:block}',
  'h1{margin:0;font-size:18px;line-height:1.16;overflow-wrap:anywhere}h1 a{color:#f5f2ec;text-decoration:none}',
  'h1 a:hover{text-decoration:underline}',
  'h2{margin:12px 0 4px;font-size:14px}p{margin:0}.c,dt,footer{color:#c6c4bf}',
  'dl{display:grid;grid-template-columns:auto 1fr;gap:2px 12px;margin:0}dd{margin:0;font-weight:600;overflow-wrap:anywhere}',
  'footer{grid-column:1/-1;display:flex;flex-wrap:wrap;gap:2px 12px;justify-content:space-between;margin-top:8px;font-size:12px}',
  'footer a{display:inline-block;padding:6px 0}',
  '.v{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}',
  '@media(max-width:359px){main{grid-template-columns:1fr}.p{display:none}}',
].join('');

interface Writing {
  siteUrl: string;
  product: string;
}

/** A title's widget as one document: no script, no cookie, no font, at most one picture. */
export function writeEmbed(title: Embed, { siteUrl, product }: Writing): string {
  const page = escapeHtml(siteUrl + title.path);
  const name = `<span lang="${escapeHtml(title.titleLanguage)}">${escapeHtml(title.title)}</span>`;
  const link = (inner: string) =>
    `<a href="${page}" target="_blank" rel="noopener">${inner}<span class="v"> ${text.opensNewTab}</span></a>`;
  const body = [
    `<main><span class="p">${writePoster(title.posterPath)}</span><div>`,
    `<h1>${link(name)}</h1><p class="c">${escapeHtml(title.caption)}</p>`,
    `<h2>${text.heading}</h2>${writeOffers(title)}</div>`,
    `<footer><span>${text.checkedOn(formatDate(title.checkedOn))} ${text.credits}</span>`,
    `${link(escapeHtml(text.seeOn(product)))}</footer></main>`,
  ].join('');
  return writePage(text.pageTitle(title.title), body, siteUrl + title.path);
}

/** For a title that is not there, or not now. */
export function writeEmbedNotice(words: string): string {
  return writePage(words, `<main><p>${escapeHtml(words)}</p></main>`);
}

function writePage(title: string, body: string, canonical?: string): string {
  return [
    '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : '',
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>${body}</body></html>`,
  ].join('');
}

function writePoster(path: string | null): string {
  const [webp, jpg] = [buildImageUrl('poster', 'w154', path, 'webp'), buildImageUrl('poster', 'w154', path)];
  if (!webp || !jpg) return '';
  return `<picture><source type="image/webp" srcset="${webp}"><img src="${jpg}" alt="" width="92" height="138"></picture>`;
}

function writeOffers({ offers, cinema }: Embed): string {
  const words = cinema ? `<p>${escapeHtml(cinema)}</p>` : '';
  if (offers.length === 0) return words || `<p>${shareCard.nowhere}</p>`;
  const rows = offers.map(({ kind, services }) => {
    // One more name takes no more space than the number.
    const shown = services.length > EMBED_SERVICES + 1 ? services.slice(0, EMBED_SERVICES) : services;
    const rest = services.length - shown.length;
    const names = [...shown.map(escapeHtml), ...(rest > 0 ? [text.more(rest)] : [])].join(', ');
    return `<dt>${titlePage.offerGroups[kind]}</dt><dd>${names}</dd>`;
  });
  return `<dl>${rows.join('')}</dl>${words}`;
}
