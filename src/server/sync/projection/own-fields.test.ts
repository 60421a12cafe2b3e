import { expect, test } from 'vitest';
import type { EditableField } from '#shared/admin/domain/subjects/define-subject.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { buildMovieSource } from '../../../../test/builders/movie-source.ts';
import { buildSeriesSource } from '../../../../test/builders/series-source.ts';
import { providerFields } from './read-provider-fields.ts';

test('a field that is marked as never from TMDB has no value of TMDB', () => {
  const values: Record<string, unknown>[] = [
    providerFields('movie', buildMovieSource()),
    providerFields('series', buildSeriesSource()),
  ];
  const fields = Object.entries<EditableField>({ ...subjects.movie.fields, ...subjects.series.fields });
  const names = fields.filter(([, { isOwn }]) => isOwn).map(([name]) => name);
  expect(names.length).toBeGreaterThan(5);
  for (const field of names) for (const value of values) expect(value[field] ?? null, field).toBeNull();
});
