import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { project } from './plugin.ts';

/** The messages of one project lint rule about a piece of code. */
export function complaintsOf(rule: string, code: string, file = 'src/sample.tsx'): string[] {
  const messages = new Linter().verify(
    code,
    {
      files: ['**/*.{ts,tsx}'],
      plugins: { project },
      languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
      rules: { [`project/${rule}`]: 'error' },
    },
    file,
  );
  const broken = messages.find(({ fatal }) => fatal);
  if (broken) throw new Error(`the sample is not code: ${broken.message}`);
  return messages.map(({ message }) => message);
}
