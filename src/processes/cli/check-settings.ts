import { listMissingSettings } from '#server/infra/operator.ts';
import { OperatorError } from '#server/infra/operator-error.ts';
import { listPlainConnections } from '#server/infra/plain-connections.ts';
import { plainCommand } from './command.ts';

export const checkSettings = plainCommand({
  summary: 'say what this installation should set before it serves visitors',
  async run(_given, { env, terminal }) {
    const missing = listMissingSettings(env);
    for (const name of missing)
      terminal.print(`${name} is not set: the privacy policy cannot name it (see .env.example)`);
    for (const name of listPlainConnections(env))
      terminal.print(
        `${name} leads to another machine without TLS: use https or sslmode=verify-full, or an encrypted network`,
      );
    if (missing.length > 0) throw new OperatorError(`Settings to complete: ${missing.length}.`);
    terminal.print('all settings the privacy policy needs are set');
  },
});
