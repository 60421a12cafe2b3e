import type { Context, CreateRule, Diagnostic, Rule } from '@oxlint/plugins';
import { RuleTester } from 'oxlint/plugins-dev';
import project from './plugin.ts';

// The tester is made for test runners; here it only parses a sample and calls the rule.
RuleTester.describe = (_, run) => run();
RuleTester.it = (_, run) => run();

/** The messages of one project lint rule about a piece of code. */
export function complaintsOf(rule: string, code: string, file = 'src/sample.tsx'): string[] {
  const { meta = {}, create } = project.rules[rule] as CreateRule;
  const messages: string[] = [];
  const report = ({ messageId, data }: Diagnostic) => {
    const message = meta.messages?.[messageId ?? ''] ?? '';
    messages.push(message.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(data?.[name])));
  };
  const listening: Rule = {
    meta,
    create: (context) => create(Object.create(context, { report: { value: report } }) as Context),
  };
  const sample = { code, filename: file, languageOptions: { parserOptions: { lang: 'tsx' as const } } };
  new RuleTester().run(rule, listening, { valid: [sample], invalid: [] });
  return messages;
}
