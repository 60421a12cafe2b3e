import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

/** A TMDB that sends exactly the responses a test sets, and 404 for everything else. */
export interface TmdbAnswers {
  url: string;
  set(path: string, answer: object | string): void;
  remove(path: string): void;
  /** Every URL requested since the last `forget`. */
  asked: URL[];
  forget(): void;
}

export async function startTmdbAnswers(): Promise<TmdbAnswers> {
  const answers = new Map<string, string>();
  const asked: URL[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    asked.push(url);
    const body = answers.get(url.pathname);
    response.statusCode = body === undefined ? 404 : 200;
    response.setHeader('content-type', 'application/json').end(body ?? '{"success":false,"status_code":34}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set: (path, answer) => answers.set(path, typeof answer === 'string' ? answer : JSON.stringify(answer)),
    remove: (path) => answers.delete(path),
    asked,
    forget: () => asked.splice(0),
  };
}
