import { adminDubbing } from '#shared/admin/text/dubbing.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import type { VoiceFields } from '#shared/domain/dubbing/dubbing.ts';
import type { FieldChange } from '../subscriptions/describe-change.ts';

const words = adminDubbing;
const { said, unknown } = adminSubscriptions;

type Pair = { before: VoiceFields | null; after: VoiceFields | null };

const describe = (fields: VoiceFields): [string, string][] => [
  [words.character, fields.character],
  [words.voice, fields.voice],
  [words.original, fields.original],
  [words.studio, fields.studio],
  [words.director, fields.director],
  [words.source, fields.sourceUrl],
];

/** Only what differs. A namesake is another person: then both have their number. */
export function listVoiceChanges({ before, after }: Pair): FieldChange[] {
  const [from, to] = [before, after].map((each) => new Map(each ? describe(each) : []));
  const changes = [...new Set([...(from?.keys() ?? []), ...(to?.keys() ?? [])])]
    .map((label) => ({ label, from: from?.get(label) ?? '', to: to?.get(label) ?? '' }))
    .filter((change) => change.from !== change.to);
  if (!before || !after || before.voice !== after.voice || before.voiceId === after.voiceId) return changes;
  const numbered = (each: VoiceFields) => (each.voiceId === null ? each.voice : `${each.voice} #${each.voiceId}`);
  return [...changes, { label: words.voice, from: numbered(before), to: numbered(after) }];
}

const NAMED_AT_MOST = 3;

/** One sentence for the audit log: what was changed, and how if it is one row. */
export function sayVoices(title: string, pairs: readonly Pair[]): string {
  const names = pairs.flatMap(({ before, after }) => {
    const named = after ?? before;
    return named ? words.voiceOf(named.character, named.voice) : [];
  });
  const [only] = pairs;
  if (pairs.length === 1 && only?.before && only.after) {
    const changes = listVoiceChanges(only).map(({ label, from, to }) =>
      said.change(label.toLowerCase(), from || unknown, to || unknown),
    );
    return words.said(title, said.changed(names[0] ?? '', changes.join(said.and)));
  }
  const more = Math.max(0, names.length - NAMED_AT_MOST);
  return words.said(title, said.lines(names.slice(0, NAMED_AT_MOST).join(', '), more));
}
