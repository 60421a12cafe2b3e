import { normaliseForSearch } from '../slug.ts';

/** Words by which people ask for a saga. */
const ASKING = new Set(['saga', 'colecao', 'franquia', 'trilogia', 'ordem', 'sequencia', 'cronologia']);
/** Words that may come with them. */
const BESIDE = new Set([
  ...['a', 'as', 'o', 'os', 'e', 'de', 'da', 'das', 'do', 'dos', 'em', 'na', 'no', 'para', 'por', 'qual', 'que'],
  ...[
    'assistir',
    'ver',
    'filme',
    'filmes',
    'todos',
    'toda',
    'completa',
    'completo',
    'cronologica',
    'certa',
    'lancamento',
  ],
]);

/** A saga's name as it is compared with what was typed. */
export function toSagaKey(name: string): string {
  const words = normaliseForSearch(name).split(' ');
  const telling = words.filter((word) => !ASKING.has(word) && !BESIDE.has(word));
  return (telling.length > 0 ? telling : words).join(' ');
}
