import { execFileSync } from 'node:child_process';
import { printTable } from '../proofs/report.ts';
import { isForLinux, Lock, lockedForProduction, root } from './supply/package-files.ts';

/**
 * `npm run counts -- COMMIT…`: the size of the repository at each commit, by default the last one. It reads git and not the work
 * tree, so that every column is counted by the same rules.
 */
const commits = process.argv.slice(2).length > 0 ? process.argv.slice(2) : ['HEAD'];

const SOURCE = /[.](?:tsx?|mjs|css|py)$/;
const TEST = /^(?:test|e2e)[/]|[.]test[.]tsx?$/;
const AREAS = { 'demo and simulator': /^(?:packages|demo|simulator)[/]/, proofs: /^(?:proofs|bench|soak)[/]/ };
const EVIDENCE = /^docs[/](?:evidence[/]\w|(?:measured|spec-coverage|asvs)[.]md$)/;
/** Not the two indexes of the folder. */
const DECISION = /^docs[/]decisions[/](?!README|old-numbers)/;
const OLD_NUMBERS = /^docs[/]decisions[/]old-numbers[.]md$/;
const CHANGELOG = 'CHANGELOG.md';
/** The first line of pages that `npm run reference` writes. */
const GENERATED = '<!-- Written by ';
const SHORT_LINES = 25;

interface Source {
  path: string;
  text: string;
}

const git = (input: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: root, input, maxBuffer: 1024 ** 3, stdio: ['pipe', 'pipe', 'inherit'] });

function readTree(commit: string): Source[] {
  const rows = git('', 'ls-tree', '-r', '-z', '--format=%(objectname) %(path)', commit).toString().split('\0');
  const files = rows.filter(Boolean).map((row) => ({ name: row.slice(0, 40), path: row.slice(41) }));
  const answer = git(files.map(({ name }) => `${name}\n`).join(''), 'cat-file', '--batch');
  let at = 0;
  return files.map(({ path }) => {
    const start = answer.indexOf('\n', at) + 1;
    const end = start + Number(answer.toString('latin1', at, start).split(' ')[2]);
    at = end + 1;
    return { path, text: answer.toString('utf8', start, end) };
  });
}

const linesOf = ({ text }: Source) => text.split('\n').length - 1;
const wordsOf = ({ text }: Source) => text.split(/\s+/).filter(Boolean).length;
const sum = (files: readonly Source[], measure: (file: Source) => number) =>
  files.reduce((total, file) => total + measure(file), 0);

function countTree(tree: readonly Source[]): Record<string, number> {
  const find = (...patterns: RegExp[]) => tree.filter(({ path }) => patterns.every((pattern) => pattern.test(path)));
  const sources = find(SOURCE).filter(({ path }) => !TEST.test(path));
  const product = sources.filter(({ path }) => path.startsWith('src/'));
  const areas = Object.entries(AREAS).map(
    ([name, area]) => [name, sources.filter(({ path }) => area.test(path))] as const,
  );
  const counted = new Set([...product, ...areas.flatMap(([, files]) => files)]);
  const others = sources.filter((file) => !counted.has(file));
  const documents = find(/[.]md$/);
  const generated = documents.filter(({ text }) => text.startsWith(GENERATED));
  const plain = documents.filter(
    (file) =>
      !EVIDENCE.test(file.path) &&
      !DECISION.test(file.path) &&
      !OLD_NUMBERS.test(file.path) &&
      file.path !== CHANGELOG &&
      !generated.includes(file),
  );
  const lock = Lock.parse(JSON.parse(find(/^package-lock[.]json$/)[0]?.text ?? '{}'));
  return {
    ...countSources('product', product),
    [`product: files of at most ${SHORT_LINES} lines`]: product.filter((file) => linesOf(file) <= SHORT_LINES).length,
    ...Object.fromEntries(areas.flatMap(([name, files]) => Object.entries(countSources(name, files)))),
    ...countSources('tools, lint, configuration', others),
    ...countSources('tests', find(SOURCE, TEST)),
    ...countSources('SQL', find(/[.]sql$/)),
    documents: plain.length,
    'documents: words': sum(plain, wordsOf),
    'pages written from the code: words': sum(generated, wordsOf),
    'CHANGELOG: words': sum(
      documents.filter(({ path }) => path === CHANGELOG),
      wordsOf,
    ),
    'evidence (measured, spec-coverage, asvs): words': sum(find(EVIDENCE), wordsOf),
    decisions: find(DECISION).length,
    'decisions: words': sum(find(DECISION), wordsOf),
    'index of their old numbers: words': sum(find(OLD_NUMBERS), wordsOf),
    'packages installed in production': lockedForProduction(lock, isForLinux).length,
  };
}

function countSources(name: string, files: readonly Source[]) {
  return { [`${name}: files`]: files.length, [`${name}: lines`]: sum(files, linesOf) };
}

const columns = commits.map((commit) => ({ commit, counts: countTree(readTree(commit)) }));
printTable(
  Object.keys(columns[0]?.counts ?? {}).map((what) => ({
    what,
    ...Object.fromEntries(columns.map(({ commit, counts }) => [commit, counts[what] ?? 0])),
  })),
);
