import { Link } from 'react-router';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminEpisodes } from '#shared/admin/text/episodes.ts';
import { seasonName } from '#shared/domain/titles/season-names.ts';
import { EmptyState } from '../../../design/states.tsx';
import { Paginator } from '../../../public/lists/paginator.tsx';
import { buttonClass } from '../../forms/submit.tsx';
import { Hint } from '../../frame/panel.tsx';
import { DraftField } from '../field/draft-field.tsx';
import { EpisodeItem } from './episode-item.tsx';
import { type EpisodesAddress, episodesPath, keyOfEpisode } from './episodes-address.ts';
import { DraftFieldList, namesOfPart } from './part-fields.tsx';
import { EpisodeGroupNav } from './season-nav.tsx';
import styles from './seasons-panel.module.css';
import type { SeasonsProps } from './seasons-props.ts';

/** Seasons at the left, the episodes of one of them; of a novela the months and its chapters. One is open at a time. */
export function SeasonsPanel(props: SeasonsProps) {
  const { episodes: shown, at, subject } = props;
  const { episodes, page, pages, season, isNovela } = shown;
  const toPage = (next: number) => episodesPath(subject.id, at, { page: next });
  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        {!isNovela && <EpisodeGroupNav {...props} />}
        <div className={styles.display}>
          <DraftField field="format" />
        </div>
        {isNovela && <EpisodeGroupNav {...props} />}
      </div>
      <section className={styles.main} aria-labelledby="episodios">
        <Head {...props} />
        {at.isSeasonOpen && season !== undefined && (
          <div className={styles.season} role="group" aria-label={seasonName(season)}>
            <DraftFieldList fields={namesOfPart({ season, episode: undefined })} />
            <Link className={buttonClass('outline')} to={episodesPath(subject.id, at)} preventScrollReset>
              {adminEpisodes.close}
            </Link>
          </div>
        )}
        {episodes.length > 0 ? (
          <ol className={styles.list}>
            {episodes.map((episode, place) => (
              <EpisodeItem
                key={keyOfEpisode(episode)}
                {...props}
                episode={episode}
                next={episodes[place + 1]}
                isOpen={at.open === keyOfEpisode(episode)}
              />
            ))}
          </ol>
        ) : (
          <EmptyState message={shown.isMissing ? adminEpisodes.nothingMissing : adminEpisodes.none} />
        )}
        <div className={styles.foot}>
          <Paginator page={page} totalPages={pages} toPage={toPage} />
        </div>
      </section>
    </div>
  );
}

function Head({ episodes: shown, at, subject, member }: SeasonsProps) {
  const { isNovela, groups, group, total, untitled, season, isMissing } = shown;
  const count = isNovela ? adminEpisodes.chapters(total) : adminEpisodes.episodes(total);
  const name = groups.find(({ key }) => key === group)?.name ?? adminEpisodes.seasons;
  const link = (label: string, change: Partial<EpisodesAddress>, isOn = false) => (
    <Link
      className={buttonClass(isOn ? 'quiet' : 'outline')}
      to={episodesPath(subject.id, at, change)}
      aria-current={isOn || undefined}
      preventScrollReset
    >
      {label}
    </Link>
  );
  return (
    <div className={styles.head}>
      <h2 id="episodios">{name}</h2>
      <p>{[count, untitled > 0 && adminEpisodes.untitled(untitled)].filter(Boolean).join(' · ')}</p>
      <div className={styles.tools}>
        {season !== undefined && link(adminEpisodes.seasonFields, { isSeasonOpen: true }, at.isSeasonOpen)}
        {mayRole(member.role, 'draft') &&
          total > 0 &&
          link(adminEpisodes.paste.open, { isPasting: true }, at.isPasting)}
        {link(adminEpisodes.missing, { isMissing: !isMissing, page: 1 }, isMissing)}
      </div>
      {season === 0 && <Hint>{adminEpisodes.specialsHidden}</Hint>}
    </div>
  );
}
