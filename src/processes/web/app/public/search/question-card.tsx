import { Link } from 'react-router';
import { ANSWER_OFFERS_SHOWN } from '#shared/domain/limits.ts';
import { answerCard } from '#shared/text/search/answer-card.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import { Picture } from '../../design/pictures/picture.tsx';
import { useMyServices } from '../my-services/my-services.ts';
import { CertificationBadge } from '../title/facts/certification-badge.tsx';
import { Rating } from '../title/facts/rating.tsx';
import { useCurrentPrices } from '../title/watch/current-prices.ts';
import { WatchGroups } from '../title/watch/watch-groups.tsx';
import { ownFirst } from '../title/watch/watch-rows.ts';
import type { AnswerView } from './answer-view.ts';
import styles from './question-card.module.css';

const HEADING_ID = 'resposta';

/** One title, one sentence that answers, and the first offers. */
export function QuestionCard({ answer }: { answer: AnswerView }) {
  const watch = useCurrentPrices(answer.watch);
  const rows = ownFirst(watch.rows, useMyServices()).slice(0, ANSWER_OFFERS_SHOWN);
  const { title, titleLang, to } = answer;
  return (
    <section className={styles.card} aria-labelledby={HEADING_ID}>
      <div className={styles.poster}>
        <Picture
          kind="poster"
          path={answer.posterPath}
          widths={['w185', 'w342']}
          shown="(min-width: 1024px) 156px, 84px"
          width={342}
          height={513}
          alt=""
          loading="high"
        />
      </div>
      <div className={styles.said}>
        <p className={styles.heading}>{answer.heading}</p>
        <h2 id={HEADING_ID} lang={titleLang}>
          <Link to={to}>{title}</Link>
        </h2>
        <ul className={styles.facts}>
          <li className={styles.kind}>{answer.kindWord}</li>
          {answer.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
          <li>
            <CertificationBadge rating={answer.ageRating} />
          </li>
          <li>
            <Rating average={answer.rating.average} votes={answer.rating.votes} />
          </li>
        </ul>
        <p className={styles.sentences}>
          {answer.sentences.join(' ')} <small>{answerCard.checkedOn(watch.checkedDay)}</small>
        </p>
      </div>
      {rows.length > 0 && (
        <div className={styles.offers}>
          <WatchGroups rows={rows} isLabelled={false} />
        </div>
      )}
      <p className={styles.foot}>
        <Link className={styles.open} to={to}>
          {answer.openWords}
          <Icon name="chevronRight" />
        </Link>
        {answer.toHistory && <Link to={answer.toHistory}>{answerCard.history}</Link>}
        <span className={styles.searched}>{answerCard.searchedFor(answer.searchedFor)}</span>
      </p>
    </section>
  );
}
