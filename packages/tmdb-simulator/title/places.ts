import type { DemoCompany } from '../../demo/types.ts';
import { COUNTRY_NAMES, LANGUAGE_NAMES } from '../world/places.ts';

export function buildCompanies(companies: readonly DemoCompany[]) {
  return companies.map(({ id, name, country }) => ({ id, logo_path: null, name, origin_country: country }));
}

export function buildCountries(codes: readonly string[]) {
  return codes.map((code) => ({ iso_3166_1: code, name: COUNTRY_NAMES[code] ?? code }));
}

export function buildSpokenLanguages(codes: readonly string[]) {
  return codes.map((code) => ({
    english_name: LANGUAGE_NAMES[code]?.english ?? code,
    iso_639_1: code,
    name: LANGUAGE_NAMES[code]?.own ?? '',
  }));
}

/** The first four fields of a translation row. */
export function buildTranslationHead(row: { language: string; country: string }) {
  return {
    iso_3166_1: row.country,
    iso_639_1: row.language,
    name: LANGUAGE_NAMES[row.language]?.own ?? '',
    english_name: LANGUAGE_NAMES[row.language]?.english ?? '',
  };
}
