import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createBuilder } from 'vite';
import { afterAll, describe, expect, test } from 'vitest';
import { LEFT_TO_NODE, separateServer } from './separate-server.ts';

// Inside the repository, as Vite resolves `#server` by the nearest package.json with imports.
const root = path.resolve(import.meta.dirname, '../..');
mkdirSync(path.join(root, '.cache'), { recursive: true });
const folder = mkdtempSync(path.join(root, '.cache/separate-server-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const FAILURE = path.join(root, 'src/shared/domain/failure.ts');
const SERVER_FILE = path.join(root, 'src/server/infra/operator-error.ts');

/** Builds one module, for browsers or for the server, and returns its text. */
async function build(environment: 'client' | 'ssr', source: string): Promise<string> {
  const input = path.join(folder, 'entry.ts');
  const outDir = path.join(folder, environment);
  writeFileSync(input, source);
  const builder = await createBuilder({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [separateServer()],
    environments: {
      client: { build: { outDir, rolldownOptions: { input, output: { entryFileNames: 'out.js' } } } },
      ssr: {
        build: {
          outDir,
          ssr: true,
          rolldownOptions: { input, external: LEFT_TO_NODE, output: { entryFileNames: 'out.js' } },
        },
      },
    },
  });
  const wanted = builder.environments[environment];
  if (!wanted) throw new Error(`no environment ${environment}`);
  await builder.build(wanted);
  return readFileSync(path.join(outDir, 'out.js'), 'utf8');
}

describe('a file for browsers', () => {
  test.each(['#server/context.ts', '#web/contexts.ts'])('that imports %s fails the build', async (id) => {
    await expect(build('client', `import * as all from '${id}';\nconsole.log(all);`)).rejects.toThrow(
      `${id} is code of the server`,
    );
  });

  test('that reaches the server by a relative path fails the build', async () => {
    await expect(build('client', `import * as all from '${SERVER_FILE}';\nconsole.log(all);`)).rejects.toThrow(
      'must not be in the client build: src/server/infra/operator-error.ts',
    );
  });

  test('may hold rules and texts of src/shared', async () => {
    const text = await build('client', `import { FAILURES } from '#shared/domain/failure.ts';\nconsole.log(FAILURES);`);
    expect(text).toContain('RESOURCE_EXHAUSTED');
  });
});

describe('the pages for the server', () => {
  test('leave server and shared modules to Node', async () => {
    const source = `export { Failure } from '#shared/domain/failure.ts';\nexport * from '#server/infra/operator-error.ts';`;
    const text = await build('ssr', source);
    expect(text).toContain(`from "#shared/domain/failure.ts"`);
    expect(text).not.toContain('RESOURCE_EXHAUSTED');
  });

  test('that hold a second copy of a shared module fail the build', async () => {
    await expect(build('ssr', `export { Failure } from '${FAILURE}';`)).rejects.toThrow(
      'must not be in the ssr build: src/shared/domain/failure.ts',
    );
  });
});
