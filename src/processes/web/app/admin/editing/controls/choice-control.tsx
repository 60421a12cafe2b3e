import { noneIfEmpty, readTyped } from '#shared/admin/domain/editing/typed-value.ts';
import { adminCredits } from '#shared/admin/text/credits.ts';
import { adminFields } from '#shared/admin/text/fields.ts';
import { adminNews } from '#shared/admin/text/news.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { adminTaxonomy } from '#shared/admin/text/taxonomy.ts';
import { crewJobOf, listCrewJobs } from '#shared/domain/people/crew-jobs.ts';
import { DEPARTMENTS, roleOf } from '#shared/domain/people/roles.ts';
import { NEWS_TOPICS } from '#shared/domain/site/news-topics.ts';
import { ASKS } from '#shared/domain/subscriptions/free-services.ts';
import { PERIODS } from '#shared/domain/subscriptions/shown-prices.ts';
import { RESOLUTIONS } from '#shared/domain/subscriptions/subscriptions.ts';
import { RATING_ORIGINS, RATING_REASONS, type RatingReason } from '#shared/domain/titles/age-rating.ts';
import { CERTIFICATIONS, certificationMeaning } from '#shared/domain/titles/certification.ts';
import { SERIES_FORMATS } from '#shared/domain/titles/chapters.ts';
import { CINEMA_WORDS } from '#shared/domain/titles/cinema.ts';
import { newsWords } from '#shared/text/news.ts';
import { asksLabels } from '#shared/text/platforms/free.ts';
import { ARTICLES } from '#shared/text/platforms/platforms.ts';
import { priceWords } from '#shared/text/platforms/prices.ts';
import { ageRating } from '#shared/text/titles/age-rating.ts';
import { classNames } from '../../../design/class-names.ts';
import { type ControlProps, textOf } from './control.ts';
import styles from './controls.module.css';

export function CertificationControl(props: ControlProps) {
  const options = CERTIFICATIONS.map(
    (age) => [age, adminFields.certification(age, certificationMeaning(age))] as const,
  );
  return <ChoiceControl {...props} none={adminFields.certificationNone} options={options} />;
}

export function OriginControl(props: ControlProps) {
  const options = RATING_ORIGINS.map((origin) => [origin, ageRating.origins[origin]] as const);
  return <ChoiceControl {...props} none={adminFields.originNone} options={options} />;
}

export function CinemaControl(props: ControlProps) {
  const options = CINEMA_WORDS.map((word) => [word, adminFields.cinemaWords[word]] as const);
  return <ChoiceControl {...props} none={adminFields.cinemaNone} options={options} />;
}

/** TMDB's reasons are the starting point. */
export function ReasonsControl({ field, value, provider, onValue }: ControlProps) {
  const chosen: readonly unknown[] = [value, provider].find((each) => Array.isArray(each)) ?? [];
  const choose = (reason: RatingReason, isOn: boolean) =>
    onValue(noneIfEmpty(RATING_REASONS.filter((each) => (each === reason ? isOn : chosen.includes(each)))));
  return (
    <div className={styles.reasons}>
      {RATING_REASONS.map((reason) => (
        <label key={reason} className={styles.check}>
          <input
            type="checkbox"
            name={`${field}.${reason}`}
            value="1"
            defaultChecked={chosen.includes(reason)}
            onChange={(event) => choose(reason, event.target.checked)}
          />
          {ageRating.reasons[reason]}
        </label>
      ))}
    </div>
  );
}

export function DepartmentControl(props: ControlProps) {
  const options = DEPARTMENTS.map((department) => [department, roleOf(department)] as const);
  return <ChoiceControl {...props} none={adminFields.departmentNone} options={options} />;
}

export function JobControl(props: ControlProps) {
  const options = listCrewJobs().map(({ job, name }) => [job, name] as const);
  const tmdb = textOf(props.provider);
  // TMDB's own job may be one of several with the same name, or one without a name.
  const known =
    tmdb === '' || options.some(([job]) => job === tmdb) ? options : [[tmdb, describeJob(tmdb)] as const, ...options];
  return <ChoiceControl {...props} none={adminCredits.jobNone} options={known} />;
}

function describeJob(job: string): string {
  return crewJobOf({ job, department: '' }) || job;
}

export function TopicControl(props: ControlProps) {
  const options = NEWS_TOPICS.map((topic) => [topic, newsWords.topics[topic]] as const);
  return <ChoiceControl {...props} none={adminNews.noTopic} options={options} />;
}

export function FormatControl(props: ControlProps) {
  const options = SERIES_FORMATS.map((format) => [format, adminFields.formats[format]] as const);
  return <ChoiceControl {...props} none={adminFields.formatNone} options={options} />;
}

export function SwitchControl({ value, provider, id, describedBy, onValue }: ControlProps) {
  return (
    <input
      id={id}
      type="checkbox"
      defaultChecked={(value ?? provider) === true}
      aria-describedby={describedBy}
      onChange={(event) => onValue(event.target.checked)}
    />
  );
}

export function ArticleControl(props: ControlProps) {
  const options = ARTICLES.map((article) => [article, adminTaxonomy.articles[article]] as const);
  return <ChoiceControl {...props} none={adminTaxonomy.articleDefault} options={options} />;
}

export function AsksControl(props: ControlProps) {
  const options = ASKS.map((asks) => [asks, asksLabels[asks]] as const);
  return <ChoiceControl {...props} none={adminSubscriptions.unknown} options={options} />;
}

export function PeriodControl(props: ControlProps) {
  const options = PERIODS.map((period) => [period, adminSubscriptions.periods[period]] as const);
  return <ChoiceControl {...props} none={adminSubscriptions.unknown} options={options} />;
}

export function ResolutionControl(props: ControlProps) {
  const options = RESOLUTIONS.map((resolution) => [resolution, priceWords.resolutions[resolution]] as const);
  return <ChoiceControl {...props} none={adminSubscriptions.unknown} options={options} />;
}

interface Choice {
  /** The label of the empty choice. */
  none: string;
  options: readonly (readonly [value: string, label: string])[];
}

export function ChoiceControl({ none, options, ...props }: ControlProps & Choice) {
  const { field, spec, value, provider, id, describedBy, isInvalid, onValue } = props;
  return (
    <select
      id={id}
      name={field}
      className={classNames(styles.input, isInvalid && styles.wrong)}
      defaultValue={textOf(value ?? provider)}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      onChange={(event) => onValue(readTyped(spec.kind, field, event.target.value))}
    >
      <option value="">{none}</option>
      {options.map(([each, label]) => (
        <option key={each} value={each}>
          {label}
        </option>
      ))}
    </select>
  );
}
