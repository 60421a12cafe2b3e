import type { EditedPage } from '#shared/admin/domain/site-screens.ts';
import { adminPages } from '#shared/admin/text/pages.ts';
import { PRIVACY_SECTIONS } from '#shared/domain/site/page-texts.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Field } from '../forms/field.tsx';
import { RichField } from '../forms/rich-field.tsx';
import { Submit } from '../forms/submit.tsx';
import { Hint, Panel } from '../frame/panel.tsx';
import { type Outcome, outcomeOf } from '../outcome.ts';
import styles from './site.module.css';

const words = adminPages;

interface PageTextsFormProps {
  edited: EditedPage;
  mayDraft: boolean;
  outcome: Outcome | undefined;
}

/** All editable texts of the page; saving stores a draft. */
export function PageTextsForm({ edited, mayDraft, outcome }: PageTextsFormProps) {
  const own = outcomeOf(outcome, 'save');
  const refused = own && !own.notice && own.values?.page === edited.page ? own : undefined;
  return (
    <Panel title={words.names[edited.page]}>
      <Hint>{words.intro[edited.page]}</Hint>
      <AdminForm intent="save" outcome={outcome} about={{ name: 'page', value: edited.page }} isQuiet>
        <input type="hidden" name="version" value={edited.version} />
        {edited.page === 'about' ? (
          <Questions edited={edited} refused={refused} />
        ) : (
          <Sections edited={edited} refused={refused} />
        )}
        {mayDraft && (
          <div className={styles.buttons}>
            <Submit intent="save">{words.save}</Submit>
          </div>
        )}
      </AdminForm>
    </Panel>
  );
}

interface FieldsProps {
  edited: EditedPage;
  refused: Outcome | undefined;
}

function Questions({ edited: { texts }, refused }: FieldsProps) {
  // An extra empty one for a new question.
  const questions = [...texts.questions, { question: '', answerHtml: '' }];
  return (
    <>
      <Hint>{words.questionsHint}</Hint>
      {questions.map(({ question, answerHtml }, place) => {
        const isNew = place === texts.questions.length;
        return (
          // The order does not change until they are saved.
          <div key={place} className={styles.group}>
            <Field
              name={`question:${place}`}
              label={isNew ? words.newQuestion : words.question(place + 1)}
              outcome={refused}
              defaultValue={question}
              autoComplete="off"
            />
            <RichField
              name={`answer:${place}`}
              label={isNew ? words.newAnswer : words.answer(place + 1)}
              outcome={refused}
              defaultValue={answerHtml}
            />
          </div>
        );
      })}
    </>
  );
}

function Sections({ edited: { texts, defaults }, refused }: FieldsProps) {
  return (
    <>
      <Hint>{words.sectionsHint}</Hint>
      {PRIVACY_SECTIONS.map((id) => (
        <RichField
          key={id}
          name={`section:${id}`}
          label={words.sections[id]}
          outcome={refused}
          defaultValue={texts.sections[id] ?? defaults.sections[id] ?? ''}
        />
      ))}
    </>
  );
}
