import styles from './avatar.module.css';

/** The first letter of a name; members have no pictures. */
export function Avatar({ name }: { name: string }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {[...name.trim()][0]?.toLocaleUpperCase('pt-BR') ?? '·'}
    </span>
  );
}

/** For an invited member who has not joined yet. */
export function AwaitedAvatar({ children }: { children: React.ReactNode }) {
  return (
    <span className={styles.awaited} aria-hidden="true">
      {children}
    </span>
  );
}
