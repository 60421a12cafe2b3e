import { plural } from '../../../text/plural.ts';

/** Words of a sentence; the emphasised ones are names. */
export type Piece = string | { name: string };

const someone = 'Alguém';
const name = (text: string): Piece => ({ name: text });
const by = (actor: string | null) => name(actor ?? someone);

/** Notifications on the screen and by e-mail, and each member's choices. */
export const adminNotifications = {
  title: 'Notificações',
  bell: (count: number) => plural(count, 'Notificações: # não lida', 'Notificações: # não lidas', 'Notificações'),
  personal: 'Para mim',
  all: 'Tudo',
  listsLabel: 'Quais notificações',
  markRead: 'Marcar como lidas',
  marked: 'Tudo marcado como lido.',
  empty: 'Tudo lido.',
  emptyEver: 'Nenhuma notificação ainda.',
  unread: 'Não lida',
  seeAll: 'Ver todas',
  preferences: 'Preferências',
  failedToLoad: 'Não deu para abrir as notificações.',
  gone: 'Esta notificação não existe mais.',
  loading: 'Carregando…',
  untitled: 'sem título',
  changed: (fields: string) => `Mudou: ${fields}`,
  from: (network: string) => `Rede ${network}`,

  sentences: {
    'review-asked': (actor: string | null, title: string, isPersonal: boolean): Piece[] => [
      ...[by(actor), isPersonal ? ' pediu sua revisão em ' : ' pediu revisão em ', name(title)],
    ],
    'review-approved': (actor: string | null, title: string): Piece[] => [
      by(actor),
      ' aprovou e publicou ',
      name(title),
    ],
    'review-returned': (actor: string | null, title: string): Piece[] => [by(actor), ' devolveu ', name(title)],
    mention: (actor: string | null, title: string, field: string): Piece[] => [
      ...[by(actor), ' mencionou você em ', name(title), field && `, ${field}`],
    ],
    published: (actor: string | null, title: string): Piece[] => [by(actor), ' publicou ', name(title)],
    carriedOut: (title: string): Piece[] => ['A mudança agendada de ', name(title), ' foi publicada'],
    'plan-failed': (title: string): Piece[] => ['A mudança agendada de ', name(title), ' não foi publicada'],
    conflict: (title: string, count: number): Piece[] => [
      ...[plural(count, 'O TMDB mudou # campo de ', 'O TMDB mudou # campos de '), name(title)],
    ],
    'offer-expiring': (count: number, day: string): Piece[] => [
      ...[plural(count, '# oferta sai do site depois de ', '# ofertas saem do site depois de '), name(day)],
    ],
    'picture-expiring': (count: number, day: string): Piece[] => [
      ...[
        plural(count, '# imagem nossa sai do site depois de ', '# imagens nossas saem do site depois de '),
        name(day),
      ],
    ],
    'picture-expired': (count: number, day: string): Piece[] => [
      ...[
        plural(
          count,
          '# imagem nossa saiu do site, com licença até ',
          '# imagens nossas saíram do site, com licença até ',
        ),
      ],
      name(day),
    ],
    'picture-unused': (count: number, day: string): Piece[] => [
      ...[plural(count, '# imagem sem uso é excluída em ', '# imagens sem uso são excluídas em '), name(day)],
    ],
    'links-broken': (count: number): Piece[] => [
      plural(count, '# link quebrou esta noite', '# links quebraram esta noite'),
    ],
    'routine-failed': (routine: string): Piece[] => ['A rotina ', name(routine), ' falhou'],
    'credential-changed': (change: string): Piece[] => ['No seu acesso: ', name(change)],
  },
  hints: {
    published: 'Com o que você escreveu.',
    'plan-failed': 'O site continua como estava. Resolva e a publicação é tentada de novo.',
    conflict: 'O site mostra a sua edição.',
    'offer-expiring': 'Confira o preço e a data em Ofertas e planos.',
    'picture-expiring': 'A licença vence. Renove na Mídia, ou o site volta à imagem do TMDB.',
    'picture-expired': 'O site mostra a do TMDB. Renove na Mídia para voltar à nossa.',
    'picture-unused': 'Use uma delas em algum lugar para ficar com ela.',
    'links-broken': 'Falharam duas noites seguidas e saíram do site. Troque, teste ou mantenha cada um.',
    'routine-failed': 'Todas as tentativas falharam.',
    'credential-changed': 'Não foi você? Troque a senha e avise a Administração.',
  },
  actions: {
    'review-asked': 'Revisar',
    'review-approved': 'Ver',
    'review-returned': 'Ver',
    mention: 'Responder',
    published: 'Ver',
    'plan-failed': 'Resolver',
    conflict: 'Resolver',
    'offer-expiring': 'Conferir',
    'picture-expiring': 'Renovar',
    'picture-expired': 'Renovar',
    'picture-unused': 'Ver',
    'links-broken': 'Resolver',
    'routine-failed': 'Ver',
    'credential-changed': 'Conferir',
  },
  actionOf: (action: string, title: string) => (title ? `${action}: ${title}` : action),
} as const;
