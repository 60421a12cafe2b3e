import styles from './states.module.css';

export function EmptyState({ message }: { message: string }) {
  return (
    <p className={styles.empty}>
      <strong>{message}</strong>
    </p>
  );
}
