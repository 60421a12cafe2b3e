/** Items of levels 1 and 2 in each section of ASVS 5.0.0, numbered from 1 without gaps. */
const SECTIONS: Readonly<Record<string, readonly number[]>> = {
  V1: [2, 9, 11, 3, 2],
  V2: [3, 3, 4, 1],
  V3: [0, 2, 4, 6, 5, 0, 2],
  V4: [3, 1, 2, 4],
  V5: [1, 3, 2, 3],
  V6: [3, 12, 4, 4, 5, 3, 0, 4],
  V7: [3, 4, 2, 5, 2, 2],
  V8: [2, 3, 1, 1],
  V9: [3, 4],
  V10: [2, 2, 4, 11, 5, 2, 3],
  V11: [2, 3, 3, 4, 1, 1],
  V12: [3, 2, 4],
  V13: [1, 5, 2, 5],
  V14: [2, 4, 3],
  V15: [3, 3, 7],
  V16: [1, 5, 4, 3, 3],
  V17: [1, 4, 2],
};

/** Every id, in the order of the standard. */
export const ITEMS: readonly string[] = Object.entries(SECTIONS).flatMap(([chapter, sections]) =>
  sections.flatMap((count, section) =>
    Array.from({ length: count }, (_, item) => `${chapter}.${section + 1}.${item + 1}`),
  ),
);

export interface AsvsRow {
  ids: string[];
  status: 'met' | 'not applicable' | 'open';
  how: string;
  shown: string;
}

/** The rows of every table whose first cell is an id, or a range written `V10.1.1–V10.7.3`. */
export function parseRows(page: string): AsvsRow[] {
  return page.split('\n').flatMap((line) => {
    const [, first = '', , how = '', shown = ''] = line.split('|').map((cell) => cell.trim());
    if (!/^V\d/.test(first)) return [];
    const status = shown.startsWith('n/a: ') ? 'not applicable' : shown.startsWith('open: ') ? 'open' : 'met';
    return [{ ids: expandIds(first), status, how, shown }];
  });
}

/** Ids between both ends, in the order of the standard; an unknown id is returned unchanged. */
function expandIds(cell: string): string[] {
  const [from = '', to = from] = cell.split('–');
  const [start, end] = [ITEMS.indexOf(from), ITEMS.indexOf(to)];
  return start < 0 || end < start ? [cell] : ITEMS.slice(start, end + 1);
}

/** Names of files in code quotes: a path from the root, or a name that only one file has. */
export function filesIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
  return quoted.filter((name) => /^[\w@.][\w@./-]*\.(?:tsx?|js|md|sql|ya?ml|vcl|json|sh|conf|service)$/.test(name));
}

/** The reason why a name matches no file, or several. */
export function findFileFault(name: string, files: readonly string[]): string | undefined {
  const found = name.includes('/')
    ? files.filter((file) => file === name)
    : files.filter((file) => file.split('/').at(-1) === name);
  if (found.length === 1) return undefined;
  return found.length === 0 ? `${name} does not exist` : `${name} is the name of ${found.length} files`;
}
