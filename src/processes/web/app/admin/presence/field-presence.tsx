import { adminPresence } from '#shared/admin/text/presence.ts';
import { buttonClass } from '../forms/submit.tsx';
import { Avatar } from '../frame/avatar.tsx';
import { useFieldLabels } from '../frame/field-labels.ts';
import styles from './field-presence.module.css';
import { useOthers } from './presence-context.tsx';

const words = adminPresence;

/** Below a field that another member is in, and below one's own that another asks for. Notices: writing stays possible. */
export function FieldPresence({ field }: { field: string }) {
  const { others, field: own, asks, ask } = useOthers();
  const { labelOf } = useFieldLabels();
  const editor = others.find((other) => other.field === field);
  const asker = own === field ? others.find((other) => other.asks === field) : undefined;
  if (!editor && !asker) return null;
  return (
    <div className={styles.notices} data-beside data-taken={editor ? '' : undefined}>
      {editor && (
        <p>
          <Avatar name={editor.name} />
          <span>
            <b>{editor.name}</b> {words.here}
          </span>
          {asks === field ? (
            <span role="status">{words.asked}</span>
          ) : (
            own !== field && (
              <button
                type="button"
                className={buttonClass('link')}
                aria-label={words.askOf(labelOf(field))}
                onClick={() => ask(field)}
              >
                {words.ask}
              </button>
            )
          )}
        </p>
      )}
      {asker && (
        <p role="status">
          <Avatar name={asker.name} />
          <span>
            <b>{asker.name}</b> {words.asksYou}
          </span>
        </p>
      )}
    </div>
  );
}
