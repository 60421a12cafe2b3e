/** Common Portuguese words that are neither English nor part of our identifiers when separated by spaces. */
const COMMON = new Set(
  (
    'ao aos assista assistir ator atriz busca buscar carregando colecao com da das de dela dele depois diretor dos ' +
    'elenco em entrar erro esta este estreia fechar filme filmes genero generos hoje mais melhores menos nas nenhum ' +
    'nenhuma nosso nossa nota onde ordenar para pela pelo pessoa pessoas plataforma plataformas por populares que ' +
    'resultado resultados sair sem serie series seu sua temporada temporadas tente titulo titulos toda todas todos ' +
    'trailer uma ver voltar'
  ).split(' '),
);
/** Also English words, or units (`em`): these never count. */
const SHARED_WITH_ENGLISH = new Set(['series', 'serie', 'trailer', 'em']);

/**
 * An accent is proof. Without one, a listed word counts where prose would have it: in a text with spaces (`5 de maio`) or alone
 * with a capital (`Elenco`). Slugs, paths and wire names (`filmes`, `/filmes/em-cartaz`) pass.
 */
export function looksPortuguese(text: string): boolean {
  if (/\p{L}\p{M}/u.test(text.normalize('NFD'))) return true;
  const found = text
    .split(/[\s.,:;!?()"“”…]+/u)
    .filter((word) => COMMON.has(word.toLowerCase()) && !SHARED_WITH_ENGLISH.has(word.toLowerCase()));
  if (found.length === 0) return false;
  return /\s/u.test(text) || /^\p{Lu}\p{Ll}+$/u.test(text);
}
