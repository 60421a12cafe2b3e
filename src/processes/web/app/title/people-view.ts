import type { CastMember, CrewMember } from '#shared/contract/title-parts.ts';
import { paths } from '#shared/domain/paths.ts';
import { crewJobOf } from '#shared/domain/roles.ts';

/** Somebody of the cast or the crew as both are shown: who, and as what. */
export interface ShownPerson {
  key: string;
  name: string;
  to: string;
  picturePath: string | null;
  /** The character, or what they did. */
  note: string;
}

export interface PeopleView {
  cast: ShownPerson[];
  crew: ShownPerson[];
}

export function toPeopleView({ cast, crew }: { cast: readonly CastMember[]; crew: readonly CrewMember[] }): PeopleView {
  return { cast: cast.map(toShownMember), crew: toShownCrew(crew) };
}

/** Somebody may have two parts, and then is there twice. */
function toShownMember(member: CastMember, position: number): ShownPerson {
  return { ...describe(member), key: `${member.id} ${position}`, note: member.character };
}

/** Everybody once, where they are first named, with all they did; two of TMDB's jobs may be one word of ours. */
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
