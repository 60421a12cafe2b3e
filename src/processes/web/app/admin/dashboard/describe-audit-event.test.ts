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
  after: null,
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
])('%#: the audit event reads as a sentence', (entry, sentence) => {
  const { actor, auditEvent, subject } = describeAuditEvent(entry);
  expect([actor, auditEvent, subject].filter(Boolean).join(' ')).toBe(sentence);
});
