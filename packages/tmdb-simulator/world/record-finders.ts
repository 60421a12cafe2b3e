import { lazy } from '../../demo/lazy.ts';
import { findDemoPerson } from '../../demo/people.ts';
import type { Core } from './core.ts';
import { filmographyOf } from './filmography.ts';
import { generateMovieRecord } from './movie-record.ts';
import { generateBiographical } from './people/person-record.ts';
import type { PersonRecord } from './records.ts';
import { generateSeriesRecord } from './series/series-record.ts';
import { versionOf } from './version.ts';
import type { World } from './world.ts';
import { toPersonRecord } from './written/demo-record.ts';
import type { Written } from './written/written.ts';

/** Whole records: hand-made and patched ones first, then generated ones. */
export function createRecordFinders(
  core: Core,
  written: Written,
): Pick<World, 'findMovie' | 'findSeries' | 'findPerson'> {
  const { movies, series, people, availability, today } = core;
  return {
    findMovie(id) {
      const row = movies.findRow(id);
      if (row < 0) return undefined;
      const film = written.films.find(id);
      // Outages and flapping apply to hand-made films too.
      return film ? { ...film, offers: availability.offersOn('movie', id, today()) } : generateMovieRecord(core, row);
    },
    findSeries(id) {
      const row = series.findRow(id);
      if (row < 0) return undefined;
      const known = written.series.find(id);
      return known ? { ...known, offers: availability.offersOn('tv', id, today()) } : generateSeriesRecord(core, row);
    },
    findPerson(id) {
      const handMade = findDemoPerson(id);
      if (handMade) return toPersonRecord(handMade, written.filmographyOf(id));
      return people.findRow(id) < 0 ? undefined : generatePersonRecord(core, id);
    },
  };
}

function generatePersonRecord(core: Core, id: number): PersonRecord {
  const summary = core.summarise(id);
  const filmography = lazy(() => filmographyOf(core, id));
  return {
    ...summary,
    ...generateBiographical(core.seed, summary, versionOf(core.seed, 'person', id, core.today())),
    get filmography() {
      return filmography();
    },
  };
}
