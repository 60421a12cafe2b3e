import type { MovieRecord } from '../world/records.ts';

/** Grouped by country. Dates are midnight UTC for all countries; `note` is omitted if there is none. */
export function buildReleaseDates(movie: MovieRecord) {
  const countries = [...new Set(movie.releases.map((release) => release.country))].toSorted();
  return {
    results: countries.map((country) => ({
      iso_3166_1: country,
      release_dates: movie.releases
        .filter((release) => release.country === country)
        .map((release) => ({
          certification: release.certification,
          descriptors: [],
          iso_639_1: '',
          ...(release.note && { note: release.note }),
          release_date: `${release.date}T00:00:00.000Z`,
          type: release.type,
        })),
    })),
  };
}
