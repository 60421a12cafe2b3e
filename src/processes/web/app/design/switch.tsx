import styles from './switch.module.css';

interface SwitchProps {
  isOn: boolean;
  label: string;
  onToggle: () => void;
}

/** Needs script; hide it where there is none. */
export function Switch({ isOn, label, onToggle }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <input type="checkbox" role="switch" aria-checked={isOn} checked={isOn} onChange={onToggle} />
      <i aria-hidden="true" />
      {label}
    </label>
  );
}
