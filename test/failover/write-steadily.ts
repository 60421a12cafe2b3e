import { setTimeout as sleep } from 'node:timers/promises';
import type { Editor } from '../../src/server/admin/editing/editor.ts';
import { publish } from '../../src/server/admin/editing/publish.ts';
import { saveDraft } from '../../src/server/admin/editing/save-draft.ts';
import type { Context } from '../../src/server/context.ts';
import { isDatabaseTrouble } from '../../src/server/infra/db-trouble.ts';
import { listDrafts } from '../../src/server/store/editing/drafts.ts';
import type { Subject } from '../../src/server/store/titles/overrides.ts';

/** A write that was acknowledged to an editor. */
export interface Acknowledged {
  what: 'saved' | 'published';
  phrase: string;
  version: number;
  /** Of a publication. */
  revision?: number;
  at: number;
}

export interface SteadyEditor {
  subject: Subject<'movie'>;
  acknowledged: Acknowledged[];
  /** Failures that a database outage does not explain. */
  surprises: string[];
  /** How many writes were refused because they could not be stored. */
  refused(): number;
  stop(): Promise<void>;
}

/** Of all editors of this process: an editor who follows another never publishes the same phrase, which would be refused. */
let phrases = 0;

/** An editor who saves and publishes one field in an endless loop, and retries after a failure with the current version. */
export function writeSteadily(ctx: Context, editor: Editor, subject: Subject<'movie'>, pauseMs = 0): SteadyEditor {
  const acknowledged: Acknowledged[] = [];
  const surprises: string[] = [];
  let [isOver, refused] = [false, 0];

  async function writeOnce(phrase: string): Promise<void> {
    const version = (await listDrafts(ctx.db, subject)).find(({ field }) => field === 'overview')?.version ?? 0;
    const { saved, clashes } = await saveDraft(ctx, editor, subject, [{ field: 'overview', value: phrase, version }]);
    const stored = saved[0]?.version;
    // An earlier write without an acknowledgement was stored after all: retry with its version.
    if (clashes.length > 0) return void (refused += 1);
    if (stored === undefined) throw new Error('it was neither stored nor refused');
    acknowledged.push({ what: 'saved', phrase, version: stored, at: performance.now() });
    const outcome = await publish(ctx, editor, subject, { seen: { overview: stored }, note: phrase });
    if (!('revision' in outcome)) throw new Error('unexpected conflict: no other editor is publishing');
    const { revision } = outcome;
    acknowledged.push({ what: 'published', phrase, version: stored + 1, revision, at: performance.now() });
  }

  async function writeOn(): Promise<void> {
    while (!isOver) {
      phrases += 1;
      try {
        await writeOnce(`frase ${phrases} de ${subject.id}`);
        if (pauseMs > 0) await sleep(pauseMs);
      } catch (error) {
        if (isDatabaseTrouble(error)) refused += 1;
        else surprises.push(`${subject.id}: ${error instanceof Error ? error.message : String(error)}`);
        await sleep(25);
      }
    }
  }
  const writing = writeOn();
  return {
    subject,
    acknowledged,
    surprises,
    refused: () => refused,
    async stop() {
      isOver = true;
      await writing;
    },
  };
}
