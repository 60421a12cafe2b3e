import { noneIfEmpty } from '#shared/admin/domain/editing/typed-value.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { ChoiceControl } from '../editing/controls/choice-control.tsx';
import type { ControlProps } from '../editing/controls/control.ts';
import styles from '../editing/controls/controls.module.css';
import { useEdit } from '../editing/edit-context.ts';

/** The platform of a plan. */
export function PlatformControl(props: ControlProps) {
  const options = useEdit().platforms.map(({ id, name }) => [String(id), name] as const);
  return <ChoiceControl {...props} none={adminSubscriptions.unknown} options={options} />;
}

/** What a bundle includes. */
export function PlatformsControl({ field, value, onValue }: ControlProps) {
  const { platforms } = useEdit();
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const choose = (id: number, isOn: boolean) => {
    const others = chosen.filter((each): each is number => typeof each === 'number' && each !== id);
    onValue(noneIfEmpty([...others, ...(isOn ? [id] : [])].toSorted((one, other) => one - other)));
  };
  return (
    <div className={styles.reasons}>
      {platforms.map(({ id, name }) => (
        <label key={id} className={styles.check}>
          <input
            type="checkbox"
            name={`${field}.${id}`}
            value="1"
            defaultChecked={chosen.includes(id)}
            onChange={(event) => choose(id, event.target.checked)}
          />
          {name}
        </label>
      ))}
    </div>
  );
}
