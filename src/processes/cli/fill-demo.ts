import { plainCommand } from './command.ts';
import { requireSchema } from './open-catalogue.ts';
import { runTool } from './run-tool.ts';

export const fillDemo = plainCommand({
  summary: "write the demo's collections, curiosities, aliases and ticket links; refuses any database but the demo's",
  async run(_given, { env, terminal }) {
    await requireSchema(env);
    await runTool('demo-editorial.ts', [], { DATABASE_URL: env.DATABASE_URL, LOG_LEVEL: env.LOG_LEVEL });
    terminal.print('written');
  },
});
