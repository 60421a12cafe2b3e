import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** One word per concept: each rejected word with the one to use instead. */
const DROPPED: readonly [RegExp, string][] = [
  [/\bden[úu]nci/i, 'aviso de erro'],
  [/\bacervos?\b/i, 'catálogo'],
  [/\bprovedor/i, 'TMDB'],
  [/\bhome\b/i, 'página inicial'],
  [/\bpap(?:el|éis)\b/i, 'perfil, or função of a person'],
  [/\b(?:leitor|redator|administrador)(?:es)?\b/i, 'Leitura, Redação, Edição, Administração'],
  [/\bestados?\b|\bstatus\b/i, 'situação'],
  [/\btarefas?\b/i, 'rotina'],
  [/\bconfigurações\b/i, 'ambiente'],
  [/\bacrescent/i, 'adicionar'],
  [/\bescond/i, 'ocultar'],
  [/\bretir(?:ar|ad|ou|e\b)/i, 'remover'],
  [/\btrazer de volta\b|\btrouxe de volta\b/i, 'recuperar'],
  [/\bp(?:ôr|ôs) (?:\S+ )*na lixeira/i, 'mover para a Lixeira'],
  [/\bjogar fora\b/i, 'descartar'],
  [/\bapag(?:a|ue|o)/i, 'excluir'],
  [/\bdecidir\b/i, 'resolver'],
  [/\bligar\b|\bligad[oa]s?\b|\bdeslig/i, 'ativar, desativar'],
  [/\bportas?\b/i, 'forma de chamada'],
  [/novamente\b/i, 'de novo'],
  [/\bvocês\b/i, 'a redação'],
  [/grátis com anúncios/i, 'com anúncios'],
  [/\bautoridade nacional\b/i, 'Agência Nacional'],
];

/** Exact texts that may use a rejected word, each with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'Erro ao carregar dados da home': 'a string of the specification',
  'Tentar Novamente': 'a string of the specification',
  'Tentar novamente': 'a string of the specification',
  'Tente novamente em alguns instantes': 'a string of the specification',
  'Tente novamente mais tarde': 'a string of the specification',
  'Um erro vem sempre com o código HTTP e o corpo `{"error":{"status","message"}}`. A mensagem está em português e pode ser mostrada a quem usa.':
    'a field of the answer',
  status: 'a field of the answer',
  home: 'the key of a theme',
  'dos Estados Unidos': 'a country',
};

const FOLDERS = [import.meta.dirname, path.resolve(import.meta.dirname, '../admin/text')];
/** Not our texts: words that identify the language of a text, and words that visitors type. */
const NOT_OURS = ['language-words.ts', 'question-words.ts'];

/** Every literal that may be shown, template values left out. Property names are not included. */
function readLiterals(file: string, source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const isName = ts.isPropertyAssignment(node.parent ?? node) && (node.parent as ts.PropertyAssignment).name === node;
    if (ts.isStringLiteralLike(node) && !isName && !ts.isImportDeclaration(node.parent)) found.push(node.text);
    if (ts.isTemplateExpression(node))
      found.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…'));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return found;
}

function findDropped(literals: readonly string[]): string[] {
  return literals
    .filter((text) => !Object.hasOwn(ALLOWED, text))
    .flatMap((text) => DROPPED.filter(([word]) => word.test(text)).map(([, instead]) => `${text} (say: ${instead})`));
}

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !NOT_OURS.includes(path.basename(file)));
const literals = files.flatMap((file) => readLiterals(file, readFileSync(file, 'utf8')));

test('no text uses a rejected word', () => {
  expect(literals.length).toBeGreaterThan(2_000);
  expect(findDropped(literals)).toEqual([]);
});

test('every exception is still used', () => {
  expect(Object.keys(ALLOWED).filter((text) => !literals.includes(text))).toEqual([]);
});

test.each([
  ["title: 'Denúncias'", 1],
  ['(n: number) => `$' + '{n} filmes do acervo`', 1],
  ["'home.pinned': 'fixou um título na home'", 1],
  ["'home.pinned': 'fixou um título na página inicial'", 0],
])('rejected words in { %s }: %i', (code, count) => {
  expect(
    findDropped(readLiterals('sample.ts', `const sample = { ${code.startsWith('(') ? `x: ${code}` : code} };`)),
  ).toHaveLength(count);
});
