import ts from 'typescript';

/** Words that need decoding, each with the plain one. Only whole words count. */
const DROPPED: readonly (readonly [word: RegExp, plain: string])[] = [
  [/\bhouses?\b/i, 'site settings, fixture or project rules'],
  [/\bnewsrooms?\b/i, 'admin'],
  [/\bdesks?\b/i, 'dashboard'],
  [/\b(?:walls|rooms|bands)\b/i, 'import rules, modules, layers'],
  [/\bdeeds?\b/i, 'audit event'],
  [/\b(?:un)?told\b/i, 'sent, notified or reported'],
  [/\bunheld\b/i, 'unknown'],
  [/\bink\b/i, 'dominant colour'],
  [/\bon air\b/i, 'published'],
  [/\bmessengers?\b/i, 'purger'],
  [/\b(?:whoever|whomever|nobody|somebody)\b/i, 'name who does it'],
  [/\bled to\b/i, 'redirects to'],
];

interface Allowed {
  file: RegExp;
  word: RegExp;
  because: string;
}

/** Names that stay (docs/decisions/code-structure.md). */
const ALLOWED: readonly Allowed[] = [
  { file: /^docs\/evidence\/(?:spec-coverage|asvs)\.md$/, word: /^told$/, because: 'parts of the names of tests' },
  { file: /^(?:docs\/operate\/tasks\.md|deploy\/)/, word: /^(?:house|desk)$/, because: 'on machines of operators' },
  { file: /^tools\/postgres-files\.ts$/, word: /^nobody$/, because: 'a user of Debian' },
  {
    file: /^packages\/(?:demo\/art|tmdb-simulator)\/|\/dominant-colour\.tsx$/,
    word: /^(?:ink|walls|rooms|bands)$/,
    because: 'what is drawn, and a CSS name',
  },
  { file: /^tools\/hygiene\//, word: /./, because: 'the words themselves' },
];

const COMMENTS: readonly (readonly [name: RegExp, comment: RegExp])[] = [
  [/\.css$/, /\/\*[\s\S]*?\*\//g],
  [/\.sql$/, /--[^\n]*/g],
  [
    /\.(?:ya?ml|vcl|sh|toml|conf|service|timer)$|(?:^|\/)(?:\.env\.example|\.gitignore|Dockerfile)$/,
    /(?<=^|\s)#[^\n]*/g,
  ],
];

interface Prose {
  text: string;
  line: number;
}

/** Dropped words in a file's name, in its comments, or in all of a document. */
export function findDroppedWords(file: string, text: string): string[] {
  const prose = [{ text: file.replaceAll(/[-_./]/g, ' '), line: 0 }, ...proseOf(file, text)];
  return prose.flatMap(({ text: words, line }) =>
    DROPPED.flatMap(([word, plain]) => {
      const found = word.exec(words);
      if (!found || ALLOWED.some((allowed) => allowed.file.test(file) && allowed.word.test(found[0]))) return [];
      const at = line === 0 ? 'its name' : `line ${line + countLines(words.slice(0, found.index))}`;
      return [`${at}: "${found[0]}", write: ${plain}`];
    }),
  );
}

function proseOf(file: string, text: string): Prose[] {
  // Most files have none of the words at all: only the others are parsed.
  if (!DROPPED.some(([word]) => word.test(text))) return [];
  if (file.endsWith('.md')) return text.split('\n').map((words, index) => ({ text: words, line: index + 1 }));
  if (/\.[cm]?[jt]sx?$/.test(file)) return listScriptComments(file, text);
  const [, comment] = COMMENTS.find(([name]) => name.test(file)) ?? [];
  if (!comment) return [];
  return [...text.matchAll(comment)].map(({ 0: words, index }) => ({
    text: words,
    line: countLines(text.slice(0, index)) + 1,
  }));
}

/** Comments before every token: a scanner alone would take the text of a template or of JSX for code. */
function listScriptComments(file: string, text: string): Prose[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const starts = new Map<number, string>();
  const visit = (node: ts.Node) => {
    if (!ts.isJsxText(node)) {
      for (const { pos, end } of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [])
        starts.set(pos, text.slice(pos, end));
      for (const { pos, end } of ts.getTrailingCommentRanges(text, node.getEnd()) ?? [])
        starts.set(pos, text.slice(pos, end));
    }
    for (const child of node.getChildren(source)) visit(child);
  };
  visit(source);
  return [...starts].map(([start, words]) => ({ text: words, line: countLines(text.slice(0, start)) + 1 }));
}

function countLines(text: string): number {
  return text.split('\n').length - 1;
}
