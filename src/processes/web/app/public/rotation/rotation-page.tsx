import { useEffect, useRef } from 'react';
import { Form, Link, useSubmit } from 'react-router';
import { paths } from '#shared/domain/site/paths.ts';
import { rotation as text } from '#shared/text/platforms/rotation.ts';
import { shell } from '#shared/text/shell.ts';
import { PathBreadcrumb } from '../../design/breadcrumb.tsx';
import button from '../../design/button.module.css';
import { classNames } from '../../design/class-names.ts';
import { PageHead } from '../../design/page-head.tsx';
import { Icon } from '../../design/pictures/icon.tsx';
import { Picture } from '../../design/pictures/picture.tsx';
import { ServiceChip } from '../../design/pictures/service-chip.tsx';
import { useHasScript } from '../../design/use-has-script.ts';
import styles from './rotation-page.module.css';
import { RotationPlan } from './rotation-plan.tsx';
import type { RotationView } from './rotation-view.ts';

export function RotationPage({ view }: { view: RotationView }) {
  const hasTitles = view.titles.length > 0;
  return (
    <div className="wrap" data-no-seats={hasTitles ? undefined : true}>
      <PathBreadcrumb path={paths.rotation()} />
      <PageHead title={shell.rotation} intro={text.intro} />
      <div className={classNames(styles.columns, hasTitles && !view.found && styles.answerFirst)}>
        <section className={styles.wanted} aria-labelledby="quero-ver">
          <div className={styles.head}>
            <h2 id="quero-ver">{text.wanted}</h2>
            {hasTitles && <p className={styles.count}>{view.count}</p>}
          </div>
          {view.full ? <p className={styles.hint}>{view.full}</p> : <AddForm view={view} />}
          {view.found && <Found {...view.found} />}
          <ul className={styles.list}>
            {view.titles.map(({ key, title, to, poster, services, where, length, without }) => (
              <li key={key}>
                <Poster path={poster} className={styles.poster} />
                <div>
                  <Link className={styles.name} to={to}>
                    {title}
                  </Link>
                  <p className={styles.meta}>
                    {services[0] && <ServiceChip {...services[0]} size="tiny" />}
                    {[where, length].filter(Boolean).join(' · ')}
                  </p>
                </div>
                <Link
                  className={styles.remove}
                  to={without}
                  rel="nofollow"
                  preventScrollReset
                  aria-label={text.remove(title)}
                >
                  <Icon name="close" />
                </Link>
              </li>
            ))}
          </ul>
          <Options key={view.link} view={view} />
        </section>
        <RotationPlan view={view} />
      </div>
    </div>
  );
}

/** What the address says, for a form that changes something else. */
function Kept({ view, options = true }: { view: RotationView; options?: boolean }) {
  return (
    <>
      {view.keys && <input type="hidden" name="t" value={view.keys} />}
      {options && <input type="hidden" name="horas" value={view.hours} />}
      {options && <input type="hidden" name="inicio" value={view.start} />}
      {options && view.own && <input type="hidden" name="meus" value={view.own} />}
    </>
  );
}

/** A pause in typing after which the search begins by itself. */
const PAUSE_MS = 400;

function AddForm({ view }: { view: RotationView }) {
  const submit = useSubmit();
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(typing.current), []);
  return (
    <Form className={styles.add} action={paths.rotation()} role="search" aria-label={text.addLabel} preventScrollReset>
      <Kept view={view} />
      <Icon name="search" />
      <input
        // A new field when a title was added, not while one is typed.
        key={view.link}
        type="search"
        name="q"
        defaultValue={view.search}
        placeholder={text.addLabel}
        aria-label={text.addLabel}
        maxLength={100}
        autoComplete="off"
        onChange={({ currentTarget: { form } }) => {
          clearTimeout(typing.current);
          typing.current = setTimeout(() => void submit(form, { replace: true, preventScrollReset: true }), PAUSE_MS);
        }}
      />
      <button type="submit" className={button.text}>
        {text.find}
      </button>
    </Form>
  );
}

function Found({ titles, label }: NonNullable<RotationView['found']>) {
  return (
    <div className={styles.found}>
      <p role="status">{label}</p>
      <ul className={styles.list}>
        {titles.map(({ key, title, year, poster, to }) => (
          <li key={key}>
            <Poster path={poster} className={styles.small} />
            <p className={styles.foundName}>
              {title} {year && <span className={styles.year}>{year}</span>}
            </p>
            <Link className={button.text} to={to} rel="nofollow" preventScrollReset aria-label={text.addTitle(title)}>
              {text.add}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** With script a choice answers at once; without, "Montar" sends it. */
function Options({ view }: { view: RotationView }) {
  const submit = useSubmit();
  const hasScript = useHasScript();
  const { hours, hoursOptions, start, starts, platforms } = view;
  return (
    <Form
      className={styles.options}
      action={paths.rotation()}
      preventScrollReset
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
    >
      <Kept view={view} options={false} />
      <label>
        {text.hours}
        <span className={styles.select}>
          <select name="horas" defaultValue={hours}>
            {hoursOptions.map((option) => (
              <option key={option.hours} value={option.hours}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" />
        </span>
      </label>
      <label>
        {text.start}
        <span className={styles.select}>
          <select name="inicio" defaultValue={start}>
            {starts.map(({ month, label }) => (
              <option key={month} value={month}>
                {label}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" />
        </span>
      </label>
      {platforms.length > 0 && (
        <fieldset className={styles.own}>
          <legend>{text.own}</legend>
          {platforms.map(({ slug, name, isOwn }) => (
            <label key={slug}>
              <input type="checkbox" name="meus" value={slug} defaultChecked={isOwn} />
              {name}
            </label>
          ))}
        </fieldset>
      )}
      {!hasScript && (
        <button type="submit" className={classNames(button.button, button.outline, styles.make)}>
          {text.make}
        </button>
      )}
    </Form>
  );
}

function Poster({ path, className }: { path: string | null; className: string | undefined }) {
  return (
    <span className={className}>
      <Picture kind="poster" path={path} widths={['w92', 'w154']} shown="44px" width={44} height={66} alt="" />
    </span>
  );
}
