import { checkAudit, findAuditHash } from '#server/store/audit.ts';
import type { Command } from './command.ts';

export const checkAuditChain: Command = {
  usage: 'audit:check [SEQ:HASH]',
  what: 'whether every line of the audit is as it was written; with the end an earlier check printed, whether that is still there',
  async run({ ctx, args, print }) {
    const { entries, head, problems } = await checkAudit(ctx.db);
    const faults = problems.map(({ seq, what }) => `line ${seq}: ${SENTENCES[what]}`);
    const [, seq, hash] = /^(\d+):([0-9a-f]{64})$/.exec(args[0] ?? '') ?? [];
    if (args[0] && !seq) throw new Error('the end of an earlier check looks like 12:0f3a…');
    if (seq && (await findAuditHash(ctx.db, Number(seq))) !== hash)
      faults.push(`line ${seq}: not the one that was there before`);
    for (const fault of faults) print(fault);
    if (faults.length > 0) throw new Error(`${faults.length} faults in ${entries} lines`);
    print(`${entries} lines, all as written${head ? `; ends with ${head.seq}:${head.hash}` : ''}`);
  },
};

const SENTENCES = {
  altered: 'altered after it was written',
  'removed before': 'what stood before it was removed',
  'out of chain': 'does not follow the one before it; that one was altered',
} as const;
