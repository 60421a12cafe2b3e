import { expect, test } from 'vitest';
import { Failure, type FailureCode } from '#shared/domain/failure.ts';
import { toHomeRefusal } from './home-refusal.ts';

test.each<[FailureCode, string, string]>([
  ['unavailable', 'Todas as tentativas falharam.', 'Todas as tentativas falharam.'],
  ['unavailable', '', 'A função da página inicial está fora do ar no momento.'],
  ['not-found', 'x', 'A função da página inicial não foi encontrada no servidor.'],
  ['unauthenticated', 'x', 'A função da página inicial pede identificação e não a recebeu.'],
  ['permission-denied', 'x', 'A função da página inicial recusou o acesso.'],
])('a home function that is %s (%j) is reported as "%s", with a 503', (code, said, words) => {
  expect(toHomeRefusal(new Failure(code, said))).toMatchObject({ data: words, init: { status: 503 } });
});

test.each([new Failure('internal', 'x'), new TypeError('x')])('a bug stays a bug: %s', (error) => {
  expect(toHomeRefusal(error)).toBe(error);
});
