import type { CastMember, CrewMember } from '#shared/contract/title-parts.ts';
import { crewJobOf } from '#shared/domain/people/crew-jobs.ts';
import { paths } from '#shared/domain/site/paths.ts';

/** A member of the cast or crew, as both are shown: name and role. */
export interface ShownPerson {
  key: string;
  name: string;
  to: string;
  picturePath: string | null;
  /** The character, or the job. */
  note: string;
}

export interface PeopleView {
  cast: ShownPerson[];
  crew: ShownPerson[];
}

export function toPeopleView({ cast, crew }: { cast: readonly CastMember[]; crew: readonly CrewMember[] }): PeopleView {
  return { cast: cast.map(toShownMember), crew: toShownCrew(crew) };
}

/** A person with two parts is listed twice, hence the position in the key. */
function toShownMember(member: CastMember, position: number): ShownPerson {
  return { ...describe(member), key: `${member.id} ${position}`, note: member.character };
}

/** Each person once, at their first credit, with all jobs; several TMDB jobs may have one Portuguese name. */
function toShownCrew(crew: readonly CrewMember[]): ShownPerson[] {
  return [...Map.groupBy(crew, ({ id }) => id).values()].flatMap((credits) => {
    const [first] = credits;
    if (!first) return [];
    const jobs = new Set(credits.map(crewJobOf).filter(Boolean));
    return { ...describe(first), key: String(first.id), note: [...jobs].join(', ') };
  });
}

function describe({ name, slug, profile_path }: CastMember | CrewMember) {
  return { name, to: paths.person(slug), picturePath: profile_path };
}
