import type { Article } from '../../text/platforms/platforms.ts';

/** The words of a declaration. */
interface Named {
  one: string;
  many: string;
  article: Article;
}

const lower = (word: string) => word.toLocaleLowerCase('pt-BR');
const the = ({ one, article }: Named) => `${article} ${lower(one)}`;

/** What editors create: its list, the screen where one begins, the trash. */
export const adminRecords = {
  add: ({ one, article }: Named) => `${article === 'a' ? 'Nova' : 'Novo'} ${lower(one)}`,
  none: ({ many }: Named) => `Ainda não há ${lower(many)}.`,
  nothing: ({ one, article }: Named) => `Nenhum${article === 'a' ? 'a' : ''} ${lower(one)} com estes filtros.`,
  search: 'Nome ou endereço',
  orders: { populares: 'Mais populares', edicao: 'Última edição', novos: 'Criação', nome: 'Nome' },
  draft: 'Rascunho',
  withDraft: 'Com rascunho',
  yes: 'Sim',
  no: 'Não',

  create: {
    title: 'Como se chama',
    nameHint: (named: Named) => `Como ${the(named)} é chamad${named.article} nas listas.`,
    slug: 'Endereço (opcional)',
    slugHint: 'Letras minúsculas, números e hífens. Sem ele, usamos o nome.',
    submit: 'Criar rascunho',
    hint: 'Nada vai ao ar até você publicar.',
  },

  more: 'Mais ações',
  unpublish: 'Tirar do ar',
  unpublishHint: 'Sai do site. Nada se perde, e dá para publicar de novo.',
  unpublishPageHint: 'A página responde que não existe mais. Nada se perde, e dá para publicar de novo.',
  unpublished: 'Fora do ar.',
  publishAgain: (named: Named) => `${the(named).replace(/^./, (first) => first.toUpperCase())} volta ao ar.`,
  remove: {
    title: (named: Named) => `Mover ${the(named)} para a Lixeira?`,
    hint: (days: number, { article }: Named) =>
      `${article === 'a' ? 'Ela' : 'Ele'} sai do ar e fica ${days} dias na Lixeira, de onde pode ser recuperad${article}.`,
    leadsTo: 'Para onde leva o endereço (opcional)',
    leadsToHint: (list: string) =>
      `Um caminho do site, como ${list}. Sem ele, a página responde que não existe mais (410).`,
    submit: 'Mover para a Lixeira',
  },
  trash: {
    chip: 'Na lixeira',
    caption: ({ many }: Named) => `${many} na Lixeira`,
    empty: ({ one, article }: Named) => `Nenhum${article === 'a' ? 'a' : ''} ${lower(one)} na Lixeira.`,
    leadsTo: 'O endereço leva a',
    gone: 'Não existe mais (410)',
    takeBack: 'Recuperar',
    takeBackOf: (named: Named, name: string) => `Recuperar ${the(named)} ${name}`,
    takenBack: ({ one, article }: Named) =>
      `${one} recuperad${article}. ${article === 'a' ? 'Ela' : 'Ele'} está fora do ar.`,
  },
} as const;
