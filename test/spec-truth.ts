import path from 'node:path';

/** A source file: its path from the root, and its text. */
export interface SourceFile {
  file: string;
  source: string;
}

/** The exports of a text module. */
export type TextModule = Readonly<Record<string, unknown>>;

const IMPORTS = /^import [^;]*;/gm;

/**
 * Texts that no product code uses, as `group.member`. A group that is passed on, spread or indexed counts as used entirely,
 * because it is not known which members are read then.
 */
export function findUnusedTexts(modules: readonly TextModule[], product: string): string[] {
  const imports = product.match(IMPORTS)?.join('\n') ?? '';
  const code = product.replaceAll(IMPORTS, '');
  const words = new Set(code.match(/\w+/g));
  const members = new Set([...code.matchAll(/\b(\w+)\??\.(\w+)/g)].map(([, group, member]) => `${group}.${member}`));

  return modules.flatMap((texts) =>
    Object.entries(texts).flatMap(([group, value]) => {
      const names = namesOf(group, imports);
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        return names.some((name) => words.has(name)) ? [] : [group];
      }
      if (names.some((name) => isPassedOn(name, code))) return [];
      const taken = new Set(names.flatMap((name) => listDestructured(name, code)));
      return Object.keys(value)
        .filter((member) => !taken.has(member) && !names.some((name) => members.has(`${name}.${member}`)))
        .map((member) => `${group}.${member}`);
    }),
  );
}

/** A group may be imported under another name. */
function namesOf(group: string, imports: string): string[] {
  const others = imports.matchAll(new RegExp(`\\b${group} as (\\w+)`, 'g'));
  return [...new Set([group, ...[...others].map(([, name = '']) => name)])];
}

/** Used as a value: not before a dot, not a member name, not a key, not destructured. */
function isPassedOn(group: string, code: string): boolean {
  return [...code.matchAll(new RegExp(`\\b${group}\\b`, 'g'))].some(({ index }) => {
    const before = code.slice(Math.max(0, index - 400), index);
    const after = code.slice(index + group.length, index + group.length + 20);
    const isName = /[.$'"/-]$/.test(before) || /^(?:[$'"/-]|\??\.\w|\s*[:=](?!=))/.test(after);
    return !isName && !/(?:const|let)\s*\{[^{}]*\}\s*=\s*$/.test(before);
  });
}

/** `const { a, b: other } = group`. */
function listDestructured(group: string, code: string): string[] {
  return [...code.matchAll(new RegExp(`= ${group}\\b(?!\\.)`, 'g'))].flatMap(({ index }) => {
    const [, inside = ''] = /\{([^{}]*)\}\s*$/.exec(code.slice(Math.max(0, index - 400), index)) ?? [];
    return inside.split(',').map((name) => name.trim().split(/[:\s=]/)[0] ?? '');
  });
}

/** Rows that say "not yet" with a key that is not in the closing list. */
export function findUnlistedLater(strings: readonly { key: string; shown: string }[], closing: string): string[] {
  return strings
    .filter(({ key, shown }) => shown.startsWith('not yet') && !closing.includes(`\`${key}\``))
    .map(({ key }) => key);
}

/** Entries that the last column of the sections table calls later and that are not in the closing list, word for word. */
export function findUnlistedSections(cells: readonly string[], closing: string): string[] {
  return cells.flatMap((cell) => cell.split('; ').map((what) => what.trim())).filter((what) => !closing.includes(what));
}

/** Files of `named` that no other source file imports; `loaded` are those a framework loads by name. */
export function findUnimported(
  named: readonly string[],
  product: readonly SourceFile[],
  loaded: ReadonlySet<string>,
): string[] {
  const imported = product.flatMap(({ file, source }) => importsOf(file, source).filter((each) => each !== file));
  const known = new Set([...imported, ...loaded]);
  return named.filter((file) => !known.has(file));
}

function importsOf(file: string, source: string): string[] {
  const specifiers = source.matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g);
  return [...specifiers].map(([, specifier = '']) => {
    const [clean = ''] = specifier.split('?');
    return clean.startsWith('#') ? `src/${clean.slice(1)}` : path.posix.join(path.posix.dirname(file), clean);
  });
}
