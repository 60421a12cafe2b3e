import { expect, test } from 'vitest';
import { projectRating } from './project-rating.ts';

const found = { certification: 'A14', descriptors: ['Medo', 'Violência', 'VIOLENCIA', 'Tédio'] };

test("TMDB's rating: value, reasons in our order without unknown ones, who rated it, and the source", () => {
  expect(projectRating(found, {})).toEqual({
    certification: '14',
    certification_reasons: ['violence', 'fear'],
    certification_origin: 'self-rated',
    certification_source: 'tmdb',
  });
  expect(projectRating({ certification: '6', descriptors: [] }, {})).toMatchObject({
    certification: '6',
    certification_origin: 'official',
  });
});

test('an unknown rating has no reasons, no origin and no source', () => {
  const nothing = {
    certification: null,
    certification_reasons: [],
    certification_origin: null,
    certification_source: null,
  };
  expect(projectRating(undefined, {})).toEqual(nothing);
  expect(projectRating({ certification: 'PG-13', descriptors: ['Medo'] }, {})).toEqual(nothing);
});

test("an editor's other value does not take TMDB's reasons and origin", () => {
  expect(projectRating(found, { certification: '16' })).toEqual({
    certification: '16',
    certification_reasons: [],
    certification_origin: null,
    certification_source: 'editor',
  });
});

test("what an editor adds wins, field by field; the rest of TMDB's rating stays", () => {
  const source = 'https://www.gov.br/mj/x';
  expect(projectRating(found, { certificationReasons: ['nudity'], certificationSource: source })).toEqual({
    certification: '14',
    certification_reasons: ['nudity'],
    certification_origin: 'self-rated',
    certification_source: source,
  });
  expect(projectRating(found, { certification: '14', certificationOrigin: 'official' })).toMatchObject({
    certification_reasons: ['violence', 'fear'],
    certification_origin: 'official',
    certification_source: 'editor',
  });
});
