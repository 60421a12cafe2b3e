import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { TODAY } from '#shared/domain/limits.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { today } from '#shared/text/today.ts';
import { readStorage, removeStorage, writeStorage } from '../../consent/browser-storage.ts';
import { PathBreadcrumb } from '../../design/breadcrumb.tsx';
import button from '../../design/button.module.css';
import { classNames } from '../../design/class-names.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import { EmptyState } from '../../design/states.tsx';
import { useIsPending } from '../../design/use-pending.ts';
import { useMyServices } from '../my-services/my-services.ts';
import { useServicesSheet } from '../my-services/use-services-sheet.ts';
import { AnswerCard } from './answer-card.tsx';
import { OwnServices } from './own-services.tsx';
import styles from './today-page.module.css';
import type { TodayView } from './today-view.ts';
import { formatMinute, useClock } from './use-clock.ts';
import { buildFormAddress, WishForm } from './wish-form.tsx';

/** Named in the privacy policy. What /hoje has shown in this visit, under any wishes: `f598-s1399`. */
const KEY = 'hoje-vistos';

/** With those of the address; of too many the newest. */
function readSeen(others: string): string {
  const keys = `${readStorage('session', KEY) ?? ''}-${others}`.split('-').filter((key) => /^[fs]\d+$/.test(key));
  return [...new Set(keys)].slice(-TODAY.seen).join('-');
}

function rememberSeen(seen: string): void {
  if (seen) writeStorage('session', KEY, readSeen(seen));
}

function forgetSeen(): void {
  removeStorage('session', KEY);
}

export function TodayPage({ view }: { view: TodayView }) {
  const navigate = useNavigate();
  const isPending = useIsPending();
  const form = useRef<HTMLFormElement>(null);
  const sheet = useServicesSheet();
  const stored = useMyServices();
  const { answers, seen, platforms, isOwnPlace, otherThree, again, empty } = view;
  useEffect(() => rememberSeen(seen), [seen]);

  const own = platforms.flatMap(({ slug }) => (stored.includes(slug) ? slug : [])).join();
  const show = (slugs: string, place?: string) => {
    if (form.current) void navigate(buildFormAddress(form.current, slugs, place), { preventScrollReset: true });
  };
  // The visitor asked for their services, and the address does not have them yet.
  const isWaiting = isOwnPlace && !view.own && own !== '';
  useEffect(() => {
    if (!isWaiting || !form.current) return;
    void navigate(buildFormAddress(form.current, own), { preventScrollReset: true, replace: true });
  }, [isWaiting, own, navigate]);

  return (
    <div className="wrap">
      <PathBreadcrumb path={paths.today()} />
      <h1 className={styles.title}>{today.title}</h1>
      <WishForm
        ref={form}
        view={view}
        onChoose={(place) => {
          if (place === 'meus' && !view.own && !own) sheet.open();
          else show(view.own || own);
        }}
      />
      {(isOwnPlace || sheet.Part) && (
        <OwnServices platforms={platforms} sheet={sheet} onChosen={(slugs) => show(slugs, 'meus')} />
      )}
      <div className={styles.answers} aria-busy={isPending}>
        <p className="visually-hidden" role="status">
          {answers.map(({ title }) => title).join(', ')}
        </p>
        {answers.map((answer, place) => (
          <AnswerCard key={answer.to} answer={answer} isFirst={place === 0} minute={view.minute} own={stored} />
        ))}
      </div>
      {empty && <EmptyState {...empty} />}
      <div className={styles.foot}>
        {otherThree && (
          <Link
            className={classNames(button.button, button.outline)}
            to={otherThree}
            rel="nofollow"
            preventScrollReset
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              // With what this visit has seen under other wishes.
              void navigate(otherThree.slice(0, otherThree.lastIndexOf('=') + 1) + readSeen(seen), {
                preventScrollReset: true,
              });
            }}
          >
            <Icon name="rotate" />
            {today.otherThree}
          </Link>
        )}
        {again && (
          <Link
            className={classNames(button.button, button.outline)}
            to={again}
            rel="nofollow"
            preventScrollReset
            onClick={forgetSeen}
          >
            <Icon name="rotate" />
            {today.beginAgain}
          </Link>
        )}
        {answers.length > 0 && <Counting minute={view.minute} foot={view.foot} />}
      </div>
      <p className={styles.how}>
        <Link to={`${paths.about()}#o-que-ver-hoje`}>{today.howChosen}</Link>
      </p>
    </div>
  );
}

function Counting({ minute, foot }: { minute: number; foot: string }) {
  const clock = useClock(minute);
  const now = formatMinute(clock.minute);
  return (
    <p>
      {clock.isVisitors ? today.countingFromNow(now) : today.countingFrom(now)} {foot}
    </p>
  );
}
