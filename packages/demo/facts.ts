import type { FilmFacts } from './film.ts';
import { animation } from './movies/animation.ts';
import { brazilClassics } from './movies/brazil-classics.ts';
import { brazilToday } from './movies/brazil-today.ts';
import { hollywood } from './movies/hollywood.ts';
import { recent } from './movies/recent.ts';
import { sagas } from './movies/sagas.ts';
import { worldCinema } from './movies/world.ts';
import { brazilActors } from './people/brazil-actors.ts';
import { brazilActorsMore } from './people/brazil-actors-more.ts';
import { brazilMakers } from './people/brazil-makers.ts';
import { brazilMakersMore } from './people/brazil-makers-more.ts';
import { worldActors } from './people/world-actors.ts';
import { worldActorsLast } from './people/world-actors-last.ts';
import { worldActorsMore } from './people/world-actors-more.ts';
import { worldActorsScreens } from './people/world-actors-screens.ts';
import { worldMakers } from './people/world-makers.ts';
import { worldMakersMore } from './people/world-makers-more.ts';
import type { PersonFacts } from './person-facts.ts';
import type { SerialFacts } from './serial.ts';
import { worldSeries } from './series/animation-and-world.ts';
import { brazilSeries } from './series/brazil.ts';
import { comedies } from './series/comedies.ts';
import { dramaSeries } from './series/drama.ts';
import { englishSeries } from './series/english.ts';
import { novelas } from './series/novelas.ts';

/** The raw facts; `movies.ts`, `series.ts` and `people.ts` turn them into titles and people. */
export const filmFacts: readonly FilmFacts[] = [
  ...animation,
  ...brazilClassics,
  ...brazilToday,
  ...hollywood,
  ...recent,
  ...sagas,
  ...worldCinema,
];

export const serialFacts: readonly SerialFacts[] = [
  ...worldSeries,
  ...brazilSeries,
  ...comedies,
  ...dramaSeries,
  ...englishSeries,
  ...novelas,
];

export const personFacts: readonly PersonFacts[] = [
  ...brazilActorsMore,
  ...brazilActors,
  ...brazilMakersMore,
  ...brazilMakers,
  ...worldActorsLast,
  ...worldActorsMore,
  ...worldActorsScreens,
  ...worldActors,
  ...worldMakersMore,
  ...worldMakers,
];
