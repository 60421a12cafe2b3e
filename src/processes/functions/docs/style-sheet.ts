import { readFileSync } from 'node:fs';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

/** The site's own tokens and element styles, then this page's rules. A font face without its file is left out. */
export function buildStyleSheet(findAsset: (name: string) => string | undefined): string {
  const tokens = read('../../web/app/styles/tokens.css').replace(/@font-face\s*\{[^}]*\}/g, (face) => {
    const file = /url\("\.\/fonts\/([^"]+)"\)/.exec(face)?.[1];
    if (file === undefined) return face;
    const address = findAsset(file);
    return address === undefined ? '' : face.replace(`./fonts/${file}`, address);
  });
  return squeeze([tokens, read('../../web/app/styles/base.css'), read('docs.css')].join('\n'));
}

function squeeze(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1')
    .trim();
}
