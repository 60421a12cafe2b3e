import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Platform } from '#shared/contract/title-lists.ts';
import type { TodayAnswers } from '#shared/contract/today.ts';
import { TODAY } from '#shared/domain/limits.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { dropWishes, toSeenKey } from '#shared/domain/today/wishes.ts';
import { today } from '#shared/text/today.ts';
import { PathBreadcrumb } from '../../ui/breadcrumb.tsx';
import button from '../../ui/button.module.css';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/pictures/icon.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useIsPending } from '../../ui/use-pending.ts';
import { useMyServices } from '../my-services/my-services.ts';
import { AnswerCard } from './answer-card.tsx';
import { OwnServices } from './own-services.tsx';
import { forgetSeen, readSeen, rememberSeen } from './seen-titles.ts';
import styles from './today-page.module.css';
import { buildTodayAddress, type TodayQuery } from './today-query.ts';
import { formatMinute, useClock } from './use-clock.ts';
import { nameWish, WishForm } from './wish-form.tsx';

interface TodayPageProps {
  query: TodayQuery;
  answers: TodayAnswers;
  platforms: readonly Pick<Platform, 'id' | 'name' | 'slug' | 'logo'>[];
  /** The server's minute of the day in Brasília. */
  minute: number;
}

export function TodayPage({ query, answers, platforms, minute }: TodayPageProps) {
  const navigate = useNavigate();
  const isPending = useIsPending();
  const stored = useMyServices();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { results } = answers;
  const own = platforms.flatMap(({ slug }) => (stored.includes(slug) ? slug : []));
  const shown = results.map(({ media_type, id }) => toSeenKey(media_type === 'movie' ? 'movie' : 'series', id));
  const seen = [...query.seen, ...shown];
  const seenText = seen.join();
  useEffect(() => rememberSeen(seenText ? seenText.split(',') : []), [seenText]);

  const show = (next: TodayQuery) => void navigate(buildTodayAddress(next), { preventScrollReset: true });

  /** The visitor asked for their services before the address had them. */
  const isAskingForOwn = query.place === 'meus' && query.platforms.length === 0;
  const ownText = own.join();
  useEffect(() => {
    if (isAskingForOwn && ownText) {
      const next = { ...query, platforms: ownText.split(',') };
      void navigate(buildTodayAddress(next), { preventScrollReset: true, replace: true });
    }
  }, [isAskingForOwn, ownText, query, navigate]);

  const choose = (next: TodayQuery) => {
    const isNewPlace = next.place === 'meus' && next.platforms.length === 0;
    if (isNewPlace && own.length === 0) setSheetOpen(true);
    else show(isNewPlace ? { ...next, platforms: own } : next);
  };

  return (
    <div className="wrap">
      <PathBreadcrumb path={paths.today()} />
      <h1 className={styles.title}>{today.title}</h1>
      <WishForm query={query} onChoose={choose} />
      {(query.place === 'meus' || isSheetOpen) && (
        <OwnServices
          query={query}
          platforms={platforms}
          isSheetOpen={isSheetOpen}
          onSheet={setSheetOpen}
          onChosen={(slugs) => show({ ...query, place: 'meus', platforms: slugs, seen: [] })}
        />
      )}
      <div className={styles.answers} aria-busy={isPending}>
        <p className="visually-hidden" role="status">
          {results.map(({ title }) => title).join(', ')}
        </p>
        {results.map((title, place) => (
          <AnswerCard key={shown[place]} title={title} isFirst={place === 0} minute={minute} own={stored} />
        ))}
      </div>
      {results.length > 0 ? (
        <Foot
          query={query}
          seen={seen}
          answers={answers}
          minute={minute}
          onMore={() => show({ ...query, seen: readSeen(seen) })}
        />
      ) : (
        <NoAnswers query={query} answers={answers} isAskingForOwn={isAskingForOwn} />
      )}
      <p className={styles.how}>
        <Link to={`${paths.about()}#o-que-ver-hoje`}>{today.howChosen}</Link>
      </p>
    </div>
  );
}

interface FootProps extends Pick<TodayPageProps, 'query' | 'answers' | 'minute'> {
  seen: readonly string[];
  onMore: () => void;
}

function Foot({ query, seen, answers: { remaining, longer }, minute, onMore }: FootProps) {
  const clock = useClock(minute);
  const now = formatMinute(clock.minute);
  return (
    <div className={styles.foot}>
      {remaining > 0 && seen.length < TODAY.seen ? (
        <Link
          className={classNames(button.button, button.outline)}
          to={buildTodayAddress({ ...query, seen })}
          rel="nofollow"
          preventScrollReset
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            onMore();
          }}
        >
          <Icon name="rotate" />
          {today.otherThree}
        </Link>
      ) : (
        <BeginAgain query={query} />
      )}
      <p>
        {clock.isVisitors ? today.countingFromNow(now) : today.countingFrom(now)}{' '}
        {remaining > 0 && seen.length >= TODAY.seen ? today.tooManyShown(seen.length) : today.remaining(remaining)}{' '}
        {longer && today.withMoreTime(longer.minutes, longer.total)}
      </p>
    </div>
  );
}

function BeginAgain({ query }: { query: TodayQuery }) {
  if (query.seen.length === 0) return null;
  return (
    <Link
      className={classNames(button.button, button.outline)}
      to={buildTodayAddress({ ...query, seen: [] })}
      rel="nofollow"
      preventScrollReset
      onClick={forgetSeen}
    >
      <Icon name="rotate" />
      {today.beginAgain}
    </Link>
  );
}

type NoAnswersProps = Pick<TodayPageProps, 'query' | 'answers'> & { isAskingForOwn: boolean };

function NoAnswers({ query, answers: { total, without, longer }, isAskingForOwn }: NoAnswersProps) {
  if (isAskingForOwn) return <EmptyState message={today.chooseServices} hint={today.chooseServicesText} />;
  if (total > 0) {
    return (
      <div className={styles.foot}>
        <EmptyState message={today.allShown} hint={today.allShownText} />
        <BeginAgain query={query} />
      </div>
    );
  }
  if (!without) return <EmptyState message={today.nothingAtAll} />;
  const names = without.wishes.map((name) => today.quoted(nameWish(query, name)));
  const next = { ...dropWishes(query, without.wishes), seen: [] };
  return (
    <EmptyState
      message={today.noneFits}
      hint={longer ? today.withMoreTime(longer.minutes, longer.total) : undefined}
      action={{ label: today.drop(names, without.total), to: buildTodayAddress(next) }}
    />
  );
}
