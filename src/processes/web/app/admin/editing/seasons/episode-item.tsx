import { Link } from 'react-router';
import type { EpisodeLine } from '#shared/admin/domain/editing/edited-episodes.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminEpisodes } from '#shared/admin/text/episodes.ts';
import { formatBroadcast, formatDate, formatDayMonth, formatRuntime, formatWeekday } from '#shared/domain/format.ts';
import { partField } from '#shared/domain/titles/part-edits.ts';
import { episodeCode } from '#shared/domain/titles/season-names.ts';
import { facts } from '#shared/text/facts.ts';
import { classNames } from '../../../design/class-names.ts';
import { Picture } from '../../../design/pictures/picture.tsx';
import { buttonClass } from '../../forms/submit.tsx';
import { AdminIcon } from '../../frame/admin-icon.tsx';
import { Tag } from '../../frame/tag.tsx';
import { textOf } from '../controls/control.ts';
import { useOpenFields } from '../draft/use-open-fields.ts';
import { episodesPath, keyOfEpisode } from './episodes-address.ts';
import { DraftFieldList, namesOfPart } from './part-fields.tsx';
import styles from './seasons-panel.module.css';
import type { SeasonsProps } from './seasons-props.ts';

type EpisodeProps = SeasonsProps & { episode: EpisodeLine; next: EpisodeLine | undefined; isOpen: boolean };

/** An episode as visitors see it, with TMDB's title; opened, its fields. */
export function EpisodeItem(props: EpisodeProps) {
  const { episode, isOpen, episodes: shown, subject, at, member } = props;
  const { season, number, chapter } = episode;
  const label = chapter === null ? episodeCode(season, number) : facts.chapter(chapter);
  const isToday = shown.isNovela && episode.airDate === shown.today;
  const id = `ep-${keyOfEpisode(episode)}`;
  return (
    <li id={id} className={classNames(styles.item, isOpen && styles.open, isToday && styles.today)}>
      <span className={styles.number} aria-hidden="true">
        {chapter ?? number}
      </span>
      <Still path={episode.stillPath} />
      <div className={styles.words}>
        <Words {...props} label={label} />
      </div>
      <p className={styles.facts}>
        <span>{describeDay(episode, shown.isNovela, isToday)}</span>
        {episode.runtime !== null && episode.runtime > 0 && <span>{formatRuntime(episode.runtime)}</span>}
      </p>
      {!isOpen && mayRole(member.role, 'draft') && (
        <Link
          className={styles.edit}
          to={episodesPath(subject.id, at, { open: keyOfEpisode(episode) })}
          preventScrollReset
        >
          {adminEditing.edit}
          <span className="visually-hidden"> {label}</span>
        </Link>
      )}
      {isOpen && <OpenEpisode {...props} label={label} />}
    </li>
  );
}

function Words({ episode, subject, draft, label }: EpisodeProps & { label: string }) {
  const { season, number } = episode;
  const parts = namesOfPart({ season, episode: number });
  const field = (name: string) => partField({ season, episode: number, name });
  const drafted = (name: string) => {
    const held = draft.state.fields[field(name)];
    return held && (held.hasDraft || held.isDirty) ? textOf(held.value) : '';
  };
  const edited = parts.flatMap((part) => subject.fields.find((each) => each.field === part) ?? []);
  const provider = textOf(edited.find((each) => each.field === field('name'))?.provider);
  const hasDraft = parts.some((part) => draft.state.fields[part]?.hasDraft || draft.state.fields[part]?.isDirty);
  const isEdited = edited.some(({ published }) => published && published.value !== null);
  const unnamed = episode.isUntitled && episode.chapter !== null ? label : episode.name;
  const name = drafted('name') || unnamed;
  return (
    <>
      <h3>
        <span className="visually-hidden">{label}: </span>
        {name} {hasDraft && <Tag look="tela">{adminEditing.badges.draft}</Tag>}
        {isEdited && <Tag look="luz">{adminEditing.badges.edited}</Tag>}
        {edited.some(({ conflict }) => conflict) && <Tag look="warn">{adminEpisodes.changed}</Tag>}
        {episode.isSpecial && <Tag>{adminEpisodes.special}</Tag>}
        {episode.isUntitled && !drafted('name') && <Tag look="warn">{adminEpisodes.noTitle}</Tag>}
      </h3>
      <p className={styles.overview}>{drafted('overview') || episode.overview || adminEpisodes.noOverview}</p>
      {provider !== '' && provider !== name && !(episode.isUntitled && name === unnamed) && (
        <p className={styles.dim}>
          {adminEditing.tmdb} {provider}
        </p>
      )}
    </>
  );
}

function OpenEpisode({ label, next, ...props }: EpisodeProps & { label: string }) {
  const { episode, at, subject, draft } = props;
  const part = { season: episode.season, episode: episode.number };
  useOpenFields(draft, [partField({ ...part, name: 'name' }), partField({ ...part, name: 'overview' })]);
  return (
    <div className={styles.fields} role="group" aria-label={label}>
      <DraftFieldList fields={namesOfPart(part)} />
      <div className={styles.end}>
        {next && (
          <Link
            className={buttonClass('outline')}
            to={episodesPath(subject.id, at, { open: keyOfEpisode(next) })}
            preventScrollReset
          >
            {episode.chapter === null ? adminEpisodes.next : adminEpisodes.nextChapter}
          </Link>
        )}
        <Link className={buttonClass('quiet')} to={episodesPath(subject.id, at)} preventScrollReset>
          {adminEpisodes.close}
        </Link>
      </div>
    </div>
  );
}

function Still({ path }: { path: string | null }) {
  if (!path)
    return (
      <span className={classNames(styles.still, styles.none)}>
        <AdminIcon name="film" />
      </span>
    );
  return (
    <span className={styles.still}>
      <Picture kind="still" path={path} widths={['w185', 'w300']} shown="84px" width={84} height={47} alt="" />
    </span>
  );
}

function describeDay({ airDate, airTime, channel }: EpisodeLine, isNovela: boolean, isToday: boolean): string {
  if (airDate === null) return adminEpisodes.undated;
  const day = isNovela ? adminEpisodes.weekday(formatWeekday(airDate), formatDayMonth(airDate)) : formatDate(airDate);
  return [isToday ? adminEpisodes.today : day, formatBroadcast(airTime, channel)].filter(Boolean).join(' · ');
}
