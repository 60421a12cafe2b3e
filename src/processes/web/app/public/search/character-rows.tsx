import { Link } from 'react-router';
import type { TitleCard } from '#shared/contract/common.ts';
import type { FoundCharacter } from '#shared/contract/search-groups.ts';
import { CHARACTER_TITLES_SHOWN } from '#shared/domain/limits.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { searchGroups } from '#shared/text/search/search-groups.ts';
import { titleWords } from '#shared/text/titles/title-words.ts';
import { PersonPicture } from '../../design/pictures/person-picture.tsx';
import { Picture } from '../../design/pictures/picture.tsx';
import { AvailabilityLine, useAvailability } from '../cards/availability-line.tsx';
import { toShownTitle } from '../cards/shown-title.ts';
import styles from './character-rows.module.css';

/** A character, who played it, and in which titles; with several actors, one line for each. */
export function CharacterRows({ characters }: { characters: readonly FoundCharacter[] }) {
  return (
    <ul className={styles.characters}>
      {characters.map(({ name, actors }) => (
        <li key={name} className={styles.character}>
          {actors[0] && (
            <span className={styles.portrait} aria-hidden="true">
              <PersonPicture
                name={actors[0].person.name}
                path={actors[0].person.profile_path}
                widths={['w185', 'w342']}
                shown="220px"
                width={342}
                height={428}
                alt=""
              />
            </span>
          )}
          <div className={styles.words}>
            <h3 className={styles.name}>{name}</h3>
            {actors.map((actor) => (
              <Actor key={actor.person.id} actor={actor} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Actor({ actor: { person, titles } }: { actor: FoundCharacter['actors'][number] }) {
  const movies = titles.filter(({ media_type }) => media_type === 'movie').length;
  return (
    <>
      <p className={styles.actor}>
        {searchGroups.played}{' '}
        {person.slug ? <Link to={paths.person(person.slug)}>{person.name}</Link> : <span>{person.name}</span>}{' '}
        {searchGroups.inTitles(movies, titles.length - movies)}
      </p>
      <ul className={styles.titles}>
        {titles.slice(0, CHARACTER_TITLES_SHOWN).map((card) => (
          <li key={`${card.media_type} ${card.id}`}>
            <Title card={card} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Title({ card }: { card: TitleCard }) {
  const { kindWord, title, to, year, rating } = toShownTitle(card);
  const availability = useAvailability(card);
  return (
    <Link
      className={styles.title}
      to={to}
      aria-label={titleWords.cardLabel(title, kindWord, year, rating, availability?.spoken)}
    >
      <span className={styles.poster}>
        <Picture
          kind="poster"
          path={card.poster_path}
          widths={['w92', 'w185']}
          shown="64px"
          width={92}
          height={138}
          alt=""
        />
      </span>
      <span className={styles.facts}>
        <span className={styles.titleName}>{title}</span>
        <span className={styles.year}>{year}</span>
        <AvailabilityLine availability={availability} />
      </span>
    </Link>
  );
}
