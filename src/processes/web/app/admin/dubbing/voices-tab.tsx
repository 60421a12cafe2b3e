import { useState } from 'react';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { voicesPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { adminDubbing } from '#shared/admin/text/dubbing.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { keyOfVoice, type VoiceFields } from '#shared/domain/dubbing/dubbing.ts';
import { EmptyState } from '../../design/states.tsx';
import { useEdit } from '../editing/edit-context.ts';
import { Field } from '../forms/field.tsx';
import { Notice } from '../forms/notice.tsx';
import { buttonClass } from '../forms/submit.tsx';
import { useSuccesses } from '../forms/use-successes.ts';
import { Hint, Panel } from '../frame/panel.tsx';
import { Tag } from '../frame/tag.tsx';
import { outcomeOf } from '../outcome.ts';
import { FieldThreads } from '../reviews/field-threads.tsx';
import { CsvPanel } from '../subscriptions/csv-panel.tsx';
import { VoiceForm } from './voice-form.tsx';
import { VoicesTable } from './voices-table.tsx';

const words = adminDubbing;

/** The field of the Brazilian voices: each change of a line is stored in the draft, so that the changes of several editors combine. */
export function VoicesTab() {
  const { voices: view, subject, draft, member, outcome, hasThreads } = useEdit();
  // After a line was stored the form is empty again.
  const { times } = useSuccesses(outcomeOf(outcome, 'putVoice'));
  const [chosen, setChosen] = useState<{ key: string; times: number }>();
  if (!view) return null;
  const { title, roles, names } = view;
  const written = subject.fields.find(({ field }) => field === 'voices');
  const voices = ((written?.draft ?? written?.published)?.value as readonly VoiceFields[] | null | undefined) ?? [];
  const edited = chosen?.times === times ? voices.find((voice) => keyOfVoice(voice) === chosen.key) : undefined;
  const nameOf = (voice: VoiceFields) => names.get(voice.voiceId ?? 0) ?? voice.voice;
  const voiced = new Set(voices.map(keyOfVoice));
  const fault = draft.state.fields.voices?.problem;
  const mayWrite = mayRole(member.role, 'draft');
  return (
    <>
      <Panel title={words.title} id="campo-voices">
        <Hint>
          {words.intro} {words.roles(roles.filter((role) => voiced.has(keyOfVoice(role))).length, roles.length)}
        </Hint>
        <p>
          {written?.draft && <Tag look="tela">{adminEditing.badges.draft}</Tag>}{' '}
          <a className={buttonClass('outline')} href={voicesPath(title, true)} download>
            {adminSubscriptions.csvExport}
          </a>
        </p>
        {fault && <Notice kind="error">{fault}</Notice>}
        {voices.length > 0 ? (
          <VoicesTable
            voices={voices}
            nameOf={nameOf}
            onEdit={mayWrite ? (voice) => setChosen({ key: keyOfVoice(voice), times }) : undefined}
          />
        ) : (
          <EmptyState message={words.empty} hint={words.emptyHint} />
        )}
        {hasThreads && <FieldThreads field="voices" />}
      </Panel>
      {mayWrite && (
        <>
          <VoiceForm
            key={`${times} ${edited?.character ?? ''}`}
            {...{ edited, roles }}
            name={edited ? nameOf(edited) : ''}
            last={voices.at(-1)}
            onCancel={() => setChosen(undefined)}
          />
          <CsvPanel intent="fillVoices" submit={words.csvSubmit} hint={words.csvHint}>
            <Field name="csvSource" type="url" label={words.csvSource} spellCheck={false} autoComplete="off" />
          </CsvPanel>
        </>
      )}
    </>
  );
}
