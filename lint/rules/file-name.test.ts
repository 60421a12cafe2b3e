import { expect, test } from 'vitest';
import { complaintsOf } from '../complaints.ts';

test.each(['movie-details.ts', 'movies.db.test.ts', 'guard.server.ts', 'entry.server.tsx', 'limits.ts'])(
  '%s is a good name for a file',
  (name) => {
    expect(complaintsOf('file-name', '', `src/${name}`)).toEqual([]);
  },
);

test.each(['MovieDetails.tsx', 'movieDetails.ts', 'movie_details.ts', '-movie.ts'])(
  '%s is a bad name for a file',
  (name) => {
    expect(complaintsOf('file-name', '', `src/${name}`)).toHaveLength(1);
  },
);
