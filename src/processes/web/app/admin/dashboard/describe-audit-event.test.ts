import { expect, test } from 'vitest';
import { describeAuditEvent } from './describe-audit-event.ts';

const line = {
  seq: 1,
  at: new Date(0),
  actor: 'a',
  actorName: 'Ana',
  action: 'session.opened',
  entity: 'member',
  entityId: 'a',
  entityName: 'Ana',
  before: null as unknown,
  after: null as unknown,
  published: undefined,
  network: '',
};

test.each([
  [line, 'Ana entrou na redação'],
  [{ ...line, action: 'role.changed', entityId: 'b', entityName: 'Bia' }, 'Ana mudou o perfil de Bia'],
  [{ ...line, action: 'member.erased', entityId: 'b', entityName: undefined }, 'Ana removeu da equipe Pessoa removida'],
  [{ ...line, action: 'sessions.ended' }, 'Ana encerrou as próprias sessões'],
  [{ ...line, action: 'sessions.ended', entityId: 'b', entityName: 'Bia' }, 'Ana encerrou sessões de Bia'],
  [{ ...line, actor: 'cli', actorName: undefined, action: 'invite.issued' }, 'Linha de comando criou um convite'],
  [{ ...line, actor: 'unknown', actorName: undefined, action: 'sign-in.failed' }, 'Alguém errou a senha de Ana'],
  [
    { ...line, actor: 'unknown', actorName: undefined, action: 'code.failed' },
    'Alguém acertou a senha e errou o código de Ana',
  ],
  [
    { ...line, actor: 'unknown', actorName: undefined, action: 'codes.blocked' },
    'Alguém esgotou as tentativas de código de Ana',
  ],
  [
    {
      ...line,
      ...{ actor: 'unknown', actorName: undefined, action: 'sign-in.failed' },
      ...{ entity: 'sign-in', entityId: '', entityName: undefined },
    },
    'Alguém tentou entrar com uma conta que não existe',
  ],
  [
    { ...line, action: 'access.refused', entity: 'page', entityId: '/admin/usuarios', entityName: undefined },
    'Ana teve o acesso negado a uma página',
  ],
  [{ ...line, actor: 'x', actorName: undefined }, 'Pessoa removida entrou na redação'],
  [
    { ...line, action: 'collection.created', entity: 'collection', entityId: '7', entityName: 'Noites' },
    'Ana criou a coleção Noites',
  ],
  [
    { ...line, action: 'report.done', entity: 'report', entityId: '3', entityName: 'Bacurau' },
    'Ana resolveu um aviso de erro sobre Bacurau',
  ],
  [
    { ...line, action: 'report.done', entity: 'report', entityId: '3', entityName: undefined },
    'Ana resolveu um aviso de erro',
  ],
  [
    { ...line, action: 'job.asked', entity: 'job', entityId: 'changes-read', entityName: undefined },
    'Ana mandou rodar Ler mudanças do TMDB',
  ],
  [
    { ...line, action: 'platform.edited', entity: 'platform', entityId: '8', entityName: 'Netflix' },
    'Ana editou a plataforma Netflix',
  ],
  [
    { ...line, action: 'home.pinned', entity: 'home', entityId: 'pins', entityName: 'Pluribus' },
    'Ana fixou na página inicial Pluribus',
  ],
  [
    { ...line, action: 'page.published', entity: 'page', entityId: 'about', entityName: undefined },
    'Ana publicou o texto da página Sobre',
  ],
])('%#: the audit event reads as a sentence', (entry, sentence) => {
  const { actor, auditEvent, subject } = describeAuditEvent(entry);
  expect([actor, auditEvent, subject].filter(Boolean).join(' ')).toBe(sentence);
});

test.each([
  ['movie', '598', '/admin/filmes/598'],
  ['collection', '7', '/admin/colecoes/7'],
  ['platform', '8', '/admin/plataformas/8'],
  ['genre', 'terror', '/admin/generos'],
  ['redirect', '3', '/admin/redirecionamentos?editar=3'],
  ['report', '3', '/admin/denuncias'],
  ['bulk', 'abc', '/admin/lotes/abc'],
  ['changes', 'abc', '/admin/lotes/abc'],
  ['job', 'changes-read', '/admin/rotinas'],
  ['page', 'privacy', '/admin/paginas'],
  ['member', 'a', undefined],
  ['constructor', 'a', undefined],
])('an event about %s %s links to %s', (entity, entityId, to) => {
  expect(describeAuditEvent({ ...line, action: 'subject.published', entity, entityId }).to).toBe(to);
});

test('what no longer exists is named without a link', () => {
  const gone = { ...line, action: 'subject.published', entity: 'movie', entityId: '1', entityName: undefined };
  expect(describeAuditEvent(gone)).toMatchObject({ subject: undefined, to: undefined });
});
