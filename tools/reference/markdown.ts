import { readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

export const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')).replaceAll(' ', ''), ...rows.map(line)].join('\n');
}

export const code = (text: string | number) => (text === '' ? '' : `\`${text}\``);

/** Properties of an object literal at this indentation, each with the comment before it. Throws for one without a comment. */
export function listCommented(source: string, indent: number): { name: string; comment: string; value: string }[] {
  const space = ' '.repeat(indent);
  const property = new RegExp(
    String.raw`^${space}(?:/\*\* ((?:(?!\*/)[\s\S])+) \*/\n${space}(?://[^\n]*\n${space})*)?'?([\w-]+)'?: (.*)$`,
    'gm',
  );
  return [...source.matchAll(property)].map(([, comment, name = '', value = '']) => {
    if (comment === undefined) throw new Error(`${name} has no comment that says what it is`);
    return { name, comment: oneLine(comment), value };
  });
}

/** A comment without its stars. */
export const oneLine = (comment: string) => comment.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim();
