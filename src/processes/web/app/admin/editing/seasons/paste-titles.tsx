import { Link } from 'react-router';
import type { PastedEpisodeLine, PastedVerdict } from '#shared/admin/domain/editing/pasted-episodes.ts';
import { admin } from '#shared/admin/text/admin.ts';
import { adminEpisodes } from '#shared/admin/text/episodes.ts';
import { formatDate } from '#shared/domain/format.ts';
import { AdminForm } from '../../forms/admin-form.tsx';
import { buttonClass, Submit } from '../../forms/submit.tsx';
import { WriteButton } from '../../forms/write-button.tsx';
import { Hint } from '../../frame/panel.tsx';
import { Tag } from '../../frame/tag.tsx';
import { outcomeOf } from '../../outcome.ts';
import controls from '../controls/controls.module.css';
import { episodesPath } from './episodes-address.ts';
import styles from './paste-titles.module.css';
import type { SeasonsProps } from './seasons-props.ts';

const words = adminEpisodes.paste;
const TRIALS = ['readPasted'];
const PARAMETERS = ['temporada', 'colar'];
const LOOKS = { new: 'ok', same: 'plain', replaced: 'luz', unknown: 'err' } as const satisfies Record<
  PastedVerdict,
  string
>;

/** Titles and days of many episodes: text at the left, what would happen at the right. Nothing is written before the second button. */
export function PasteTitles({ subject, at, episodes: shown, outcome }: Omit<SeasonsProps, 'draft'>) {
  const own = outcomeOf(outcome, 'readPasted');
  const first = shown.episodes.map(({ chapter, number }) => chapter ?? number).toSorted((a, b) => a - b)[0] ?? 1;
  const problem = own?.fields?.pasted;
  return (
    <section className={styles.paste} aria-labelledby="colar-titulo">
      <h2 id="colar-titulo">{shown.isNovela ? words.chaptersTitle : words.title}</h2>
      <div className={styles.columns}>
        <AdminForm intent="readPasted" className={styles.form} parameters={PARAMETERS} trials={TRIALS}>
          <input type="hidden" name="season" value={shown.season ?? ''} />
          <label htmlFor="colar">{words.label}</label>
          <textarea
            id="colar"
            name="pasted"
            className={controls.input}
            rows={10}
            spellCheck={false}
            aria-describedby="colar-dica"
            aria-invalid={problem ? true : undefined}
            defaultValue={own?.values?.pasted}
          />
          {problem && (
            <p role="alert" className={styles.problem}>
              {problem}
            </p>
          )}
          <div id="colar-dica">
            <Hint>{words.hint}</Hint>
          </div>
          <label className={styles.first}>
            {shown.isNovela ? words.firstChapter : words.first}
            <input
              className={controls.input}
              name="first"
              inputMode="numeric"
              defaultValue={own?.values?.first ?? String(first)}
            />
          </label>
          <div className={styles.end}>
            <Submit intent="readPasted" look="outline">
              {words.check}
            </Submit>
            <Link className={buttonClass('quiet')} to={episodesPath(subject.id, at)} preventScrollReset>
              {admin.cancel}
            </Link>
          </div>
        </AdminForm>
        {own?.pastedEpisodes && (
          <Preview {...own.pastedEpisodes} unit={shown.isNovela ? words.chapter : words.episode} />
        )}
      </div>
    </section>
  );
}

function Preview({ lines, saves, unit }: { lines: PastedEpisodeLine[]; saves: object[]; unit: string }) {
  const count = (verdict: PastedVerdict) => lines.filter((line) => line.verdict === verdict).length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
    <section className={styles.preview} aria-label={words.preview} tabIndex={0}>
      <table>
        <caption>{words.preview}</caption>
        <thead>
          <tr>
            <th scope="col">{unit}</th>
            <th scope="col">{words.day}</th>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.verdict}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={index}>
              <td>{line.number ?? '?'}</td>
              <td>{line.day && formatDate(line.day)}</td>
              <td>
                {line.title}
                {line.current && <span className={styles.current}>{words.current(line.current)}</span>}
              </td>
              <td>
                <Tag look={LOOKS[line.verdict]}>{words.verdicts[line.verdict]}</Tag>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status">{words.summary({ added: count('new'), replaced: count('replaced'), left: count('unknown') })}</p>
      {saves.length > 0 && (
        <AdminForm intent="paste" isQuiet isScrollKept>
          <input type="hidden" name="pastedSaves" value={JSON.stringify(saves)} />
          <WriteButton className={buttonClass('primary')}>{words.put}</WriteButton>
        </AdminForm>
      )}
    </section>
  );
}
