import { publish } from '../../src/server/admin/editing/publish.ts';
import { saveDraft } from '../../src/server/admin/editing/save-draft.ts';
import { openContext } from '../../src/server/context.ts';
import { readEnv } from '../../src/server/infra/env.ts';
import { createLog } from '../../src/server/infra/log.ts';
import { listDrafts } from '../../src/server/store/editing/drafts.ts';

/** Saves and publishes one field in an endless loop and reports every acknowledged write. The parent kills it. */
const [, , editorId = '', entity = '', id = '', field = '', firstNumber = '0'] = process.argv;
const env = readEnv(process.env);
const { ctx } = await openContext(env, createLog('silent'));
const editor = { actor: { id: editorId, network: '' }, role: 'editor' } as const;
const subject = { entity: entity === 'series' ? 'series' : 'movie', id: Number(id) } as const;
const say = (line: string) => process.stdout.write(`${line}\n`);

let version = (await listDrafts(ctx.db, subject)).find((draft) => draft.field === field)?.version ?? 0;
for (let number = Number(firstNumber); ; number += 1) {
  const { saved } = await saveDraft(ctx, editor, subject, [{ field, value: `frase ${number}`, version }]);
  version = saved[0]?.version ?? version;
  say(`saved ${number} ${version}`);
  // Every third text is only saved, so that there is more to publish next time.
  if (number % 3 === 0) continue;
  const outcome = await publish(ctx, editor, subject, { seen: { [field]: version }, note: `${number}` });
  if (!('revision' in outcome)) throw new Error('unexpected conflict: no other editor is writing');
  version += 1;
  say(`published ${number} ${version}`);
}
