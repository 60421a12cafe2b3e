import { type ReactNode, useEffect, useRef } from 'react';
import { Form, Link, useLocation } from 'react-router';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import type { Member } from '#shared/admin/domain/staff.ts';
import { admin } from '#shared/admin/text/admin.ts';
import { paths } from '#shared/domain/site/paths.ts';
import type { SecurityNotice } from '#shared/domain/site/security-events.ts';
import { shell } from '#shared/text/shell.ts';
import { Toasts } from '../../design/dialogs/toast.tsx';
import { Icon } from '../../design/pictures/icon.tsx';
import { Logo } from '../../shell/logo.tsx';
import { SecurityBanner } from '../account/security-notices.tsx';
import { Bell, BellLink } from '../notifications/bell.tsx';
import { PaletteDialogs, PaletteOpener, usePalette } from '../palette/palette-keys.tsx';
import { AdminIcon } from './admin-icon.tsx';
import styles from './admin-shell.module.css';
import { Avatar } from './avatar.tsx';
import { ConnectionStrip } from './connection.tsx';
import { IdleWarning } from './idle-warning.tsx';
import { ReadOnlyBanner, ReadOnlyContext } from './read-only.tsx';
import { type AdminSection, groupSections } from './sections.ts';
import { useMenus } from './use-menus.ts';

interface AdminShellProps {
  siteName: string;
  member: Member;
  /** Open tasks by section. */
  counts: Counts;
  /** The primary is unreachable: pages can be read, nothing can be changed. */
  isReadOnly: boolean;
  /** Refused sign-ins and changed credentials the member has not read. */
  unread: readonly SecurityNotice[];
  /** How many notifications the member has not read. */
  notifications: number;
  children: ReactNode;
}

type Counts = Readonly<Record<NonNullable<AdminSection['count']>, number>>;

const CONTENT_ID = 'conteudo';

/** The frame of every admin page: the menu on the left, behind a button on small screens. */
export function AdminShell({ siteName, member, counts, isReadOnly, unread, ...props }: AdminShellProps) {
  const { notifications, children } = props;
  const palette = usePalette();
  useMenus();
  const { pathname } = useLocation();
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href={`#${CONTENT_ID}`}>
        {shell.skipToContent}
      </a>
      <aside className={styles.side}>
        <div className={styles.sideTop}>
          <Brand siteName={siteName} />
          <Bell count={notifications} />
        </div>
        <PaletteOpener onOpen={palette.open} />
        <Navigation member={member} counts={counts} />
        <Self member={member} />
      </aside>
      <header className={styles.bar}>
        <Brand siteName={siteName} />
        <BellLink className={styles.barBell} count={notifications} />
        <Drawer member={member} counts={counts} onPalette={palette.open} />
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
        <ReadOnlyContext value={isReadOnly}>
          <ConnectionStrip />
          {isReadOnly && <ReadOnlyBanner />}
          {pathname !== adminPaths.account() && <SecurityBanner unread={unread} />}
          {children}
        </ReadOnlyContext>
      </main>
      <IdleWarning />
      <PaletteDialogs role={member.role} palette={palette} />
      <Toasts />
    </div>
  );
}

function Brand({ siteName }: { siteName: string }) {
  return (
    <div className={styles.brand}>
      <Link to={adminPaths.dashboard()} className={styles.logo}>
        <Logo siteName={siteName} />
      </Link>
      <span className={styles.tag}>{admin.admin}</span>
    </div>
  );
}

function Navigation({ member, counts }: { member: Member; counts: Counts }) {
  const { pathname } = useLocation();
  const navigation = useRef<HTMLElement>(null);
  useEffect(() => {
    if (navigation.current && pathname) showCurrent(navigation.current);
  }, [pathname]);
  return (
    <nav ref={navigation} className={styles.navigation} aria-label={admin.navigation}>
      {groupSections(member.role).map(({ name = '', sections }) => (
        <div key={name} role="group" aria-label={name || undefined} className={styles.group}>
          {name && (
            <span className={styles.groupName} aria-hidden="true">
              {name}
            </span>
          )}
          {sections.map(({ to, label, icon, count }) => (
            <Link key={to} to={to} aria-current={isWithin(pathname, to) ? 'page' : undefined}>
              <AdminIcon name={icon} />
              {label}
              {count && counts[count] > 0 && <span className={styles.count}>{counts[count]}</span>}
            </Link>
          ))}
        </div>
      ))}
    </nav>
  );
}

/**
 * On a low screen the menu scrolls; the current section must be in view. Not `scrollIntoView`: the next Tab would continue from
 * there instead of from the top of the page.
 */
function showCurrent(navigation: HTMLElement): void {
  const current = navigation.querySelector('[aria-current]');
  if (!current) return;
  const hidden = current.getBoundingClientRect().bottom - navigation.getBoundingClientRect().bottom;
  if (hidden > 0) navigation.scrollTop += hidden;
}

/** A film's page belongs to the films section. */
function isWithin(pathname: string, section: string): boolean {
  return pathname === section || pathname.startsWith(`${section}/`);
}

function Self({ member }: { member: Member }) {
  return (
    <div className={styles.self}>
      <Avatar name={member.name} />
      <div>
        <Link className={styles.name} to={adminPaths.account()}>
          {member.name}
        </Link>
        <div className={styles.ways}>
          <Form method="post" action={adminPaths.signOut()}>
            <input type="hidden" name="intent" value="leave" />
            <button type="submit">{admin.signOut}</button>
          </Form>
          <a href={paths.home()}>
            {admin.seeSite}
            <Icon name="external" />
          </a>
        </div>
      </div>
    </div>
  );
}

/** A native `<details>`: it opens without script, and closes after a navigation. */
function Drawer({ member, counts, onPalette }: { member: Member; counts: Counts; onPalette: () => void }) {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  // `key` is new for every navigation, also for one to the page already shown.
  useEffect(() => {
    if (details.current) details.current.open = false;
  }, [key]);
  return (
    <details
      ref={details}
      className={styles.drawer}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return;
        details.current.open = false;
        details.current.querySelector('summary')?.focus();
      }}
    >
      <summary>
        <span className={styles.whenClosed}>
          <Icon name="menu" />
          <span className="visually-hidden">{admin.openMenu}</span>
        </span>
        <span className={styles.whenOpen}>
          <Icon name="close" />
          <span className="visually-hidden">{admin.closeMenu}</span>
        </span>
      </summary>
      <div className={styles.panel}>
        <PaletteOpener onOpen={onPalette} />
        <Navigation member={member} counts={counts} />
        <Self member={member} />
      </div>
    </details>
  );
}
