import styles from './avatar.module.css';

/** The first letter of a name; nobody has a picture here. */
export function Avatar({ name }: { name: string }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {[...name.trim()][0]?.toLocaleUpperCase('pt-BR') ?? '·'}
    </span>
  );
}

/** Of somebody who is not here yet. */
export function AwaitedAvatar({ children }: { children: React.ReactNode }) {
  return (
    <span className={styles.awaited} aria-hidden="true">
      {children}
    </span>
  );
}
