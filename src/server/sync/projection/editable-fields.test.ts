import { describe, expect, test } from 'vitest';
import { buildMovieSource } from '../../../../test/builders/movie-source.ts';
import { buildPersonSource } from '../../../../test/builders/person-source.ts';
import { buildSeriesSource } from '../../../../test/builders/series-source.ts';
import type { EditableField } from '../../../shared/admin/domain/subjects/define-subject.ts';
import { subjects } from '../../../shared/admin/domain/subjects/subjects.ts';
import type { SourceOffers } from '../../../shared/domain/titles/source-parts.ts';
import { projectMovie } from './project-movie.ts';
import { projectPerson } from './project-person.ts';
import { projectSeries } from './project-series.ts';
import { providerFields, toColumn } from './read-provider-fields.ts';

const offers: SourceOffers = {
  link: null,
  services: [{ kind: 'rent', serviceId: 2, serviceName: 'Apple TV', logoPath: null }],
};
const MOMENT = { offersCheckedAt: new Date(0), today: '2026-11-15' };

/** Empty overrides that record which fields were read. */
function watchReads(): { overrides: Record<string, never>; read: Set<string> } {
  const read = new Set<string>();
  const overrides = new Proxy(
    {},
    {
      get(_target, key) {
        read.add(String(key));
        return undefined;
      },
    },
  );
  return { overrides, read };
}

const PROJECT = {
  movie: (overrides: object) => projectMovie(buildMovieSource({ offers }), overrides, MOMENT),
  series: (overrides: object) => projectSeries(buildSeriesSource({ offers }), [], overrides, MOMENT),
  person: (overrides: object) => projectPerson(buildPersonSource(), overrides),
};

describe.each(['movie', 'series', 'person'] as const)('of a %s', (entity) => {
  const fields = Object.keys(subjects[entity].fields).sort();

  test('an editor may write exactly the fields that are shown in place of what TMDB says', () => {
    const { overrides, read } = watchReads();
    PROJECT[entity](overrides);
    expect([...read].sort()).toEqual(fields);
  });

  test('a plain field is in the column of its name, where its TMDB value is read', () => {
    const plain = [
      'line',
      'text',
      'date',
      'picture',
      'certification',
      'reasons',
      'origin',
      'url',
      'department',
      'handle',
      'cinema',
      'ticket',
    ];
    const kinds = Object.entries<EditableField>(subjects[entity].fields);
    const columns = kinds.filter(([, { kind }]) => plain.includes(kind)).map(([field]) => toColumn(field));
    const [row] = Object.values(PROJECT[entity]({}));
    expect(columns.filter((column) => !(column in row))).toEqual([]);
  });

  test("every field has TMDB's value beside it", () => {
    const sources = { movie: buildMovieSource(), series: buildSeriesSource(), person: buildPersonSource() };
    expect(Object.keys(providerFields(entity, sources[entity])).sort()).toEqual(fields);
  });
});

test("TMDB's values are those that are shown without overrides", () => {
  const source = buildMovieSource({
    releases: [{ type: 3, releasedOn: '2002-08-30', certification: '18', descriptors: [], note: '' }],
    backdrops: [{ filePath: '/b.jpg', width: 1280, height: 720, language: null }],
    offers,
    taglines: { 'pt-BR': '', 'pt-PT': '', en: '' },
  });
  expect(providerFields('movie', source)).toMatchObject({
    title: 'Cidade de Deus',
    tagline: null,
    certification: '18',
    releaseDate: '2002-08-30',
    posterPath: '/p.jpg',
    gallery: [{ kind: 'backdrop', path: '/b.jpg' }],
    offers: [{ kind: 'rent', serviceId: 2, serviceName: 'Apple TV' }],
    isHidden: false,
  });
});

test("TMDB's biography is converted to the HTML it is shown as", () => {
  const source = buildPersonSource({ biographies: { 'pt-BR': 'Um <ator>.\n\nDe Recife.', 'pt-PT': '', en: '' } });
  expect(providerFields('person', source).biography).toBe('<p>Um &lt;ator&gt;.</p><p>De Recife.</p>');
});
