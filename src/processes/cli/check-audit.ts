import { InvalidArgumentError } from 'commander';
import { OperatorError } from '#server/infra/operator-error.ts';
import { checkAudit, findAuditHash } from '#server/store/staff/audit.ts';
import { catalogueCommand } from './command.ts';
import { optional, type Parse } from './parameters.ts';

const auditEnd: Parse<{ seq: number; hash: string }> = (given) => {
  const [, seq, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(given) ?? [];
  if (!seq || !hash) throw new InvalidArgumentError('It must be what an earlier check printed, such as 12:0f3a….');
  return { seq: Number(seq), hash };
};

export const verifyAudit = catalogueCommand({
  summary: 'check that every entry of the audit is as it was written',
  arguments: { end: optional(auditEnd, 'the end an earlier check printed; checks that it is still there') },
  async run({ end }, { ctx, terminal }) {
    const { entries, head, problems } = await checkAudit(ctx.db);
    const faults = problems.map(({ seq, what }) => `line ${seq}: ${SENTENCES[what]}`);
    if (end && (await findAuditHash(ctx.db, end.seq)) !== end.hash)
      faults.push(`line ${end.seq}: not the one that was there before`);
    for (const fault of faults) terminal.print(fault);
    if (faults.length > 0) throw new OperatorError(`${faults.length} faults in ${entries} lines.`);
    terminal.print(`${entries} lines, all as written${head ? `; ends with ${head.seq}:${head.hash}` : ''}`);
  },
});

const SENTENCES = {
  altered: 'altered after it was written',
  'removed before': 'what stood before it was removed',
  'out of chain': 'does not follow the one before it; that one was altered',
} as const;
