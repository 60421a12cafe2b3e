import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Failure, type FailureCode } from '#shared/domain/failure.ts';
import { type Backend, backendContext } from '../../backend.server.ts';
import { loader } from './home-route.tsx';

/** The home page's answer when its function fails with this failure. */
async function failWith(failure: Failure): Promise<unknown> {
  const context = new RouterContextProvider();
  const functions: Partial<Backend['functions']> = { getHomeAll: () => Promise.reject(failure) };
  context.set(backendContext, { functions } as Backend);
  return loader({ context } as unknown as Parameters<typeof loader>[0]).catch((thrown: unknown) => thrown);
}

test.each<[FailureCode, string, string]>([
  ['unavailable', 'Todas as tentativas falharam.', 'Todas as tentativas falharam.'],
  ['unavailable', '', 'A função da página inicial está fora do ar no momento.'],
  ['not-found', 'x', 'A função da página inicial não foi encontrada no servidor.'],
  ['unauthenticated', 'x', 'A função da página inicial pede identificação e não a recebeu.'],
  ['permission-denied', 'x', 'A função da página inicial recusou o acesso.'],
])('a home function that is %s (%j) is reported as "%s", with a 503', async (code, said, words) => {
  expect(await failWith(new Failure(code, said))).toMatchObject({ data: words, init: { status: 503 } });
});

test('a bug stays a bug', async () => {
  expect(await failWith(new Failure('internal', 'x'))).toMatchObject({ code: 'internal' });
});
