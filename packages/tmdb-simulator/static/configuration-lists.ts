import { COUNTRY_NAMES, LANGUAGE_NAMES } from '../world/places.ts';

/** Native country names, where they differ from the English ones. */
const OWN_NAMES: Record<string, string> = { BR: 'Brasil', DE: 'Deutschland', ES: 'España', MX: 'México' };

const ZONES: Record<string, string[]> = {
  AR: ['America/Argentina/Buenos_Aires'],
  BR: ['America/Noronha', 'America/Belem', 'America/Fortaleza', 'America/Recife', 'America/Bahia', 'America/Sao_Paulo'],
  GB: ['Europe/London'],
  JP: ['Asia/Tokyo'],
  PT: ['Europe/Lisbon', 'Atlantic/Madeira', 'Atlantic/Azores'],
  US: ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles'],
};

/** All departments of TMDB, but only the jobs that our credits use. */
const JOBS: Record<string, string[]> = {
  Production: ['Producer', 'Executive Producer', 'Casting'],
  'Costume & Make-Up': ['Costume Design', 'Makeup Artist'],
  Lighting: ['Gaffer'],
  Actors: ['Actor', 'Voice', 'Cameo'],
  Crew: ['Stunts', 'Creator'],
  Directing: ['Director', 'Co-Director', 'Assistant Director'],
  Writing: ['Writer', 'Screenplay', 'Novel', 'Book', 'Story', 'Theatre Play'],
  Editing: ['Editor'],
  Sound: ['Original Music Composer', 'Sound Designer'],
  'Visual Effects': ['Visual Effects Supervisor'],
  Camera: ['Director of Photography'],
  Art: ['Production Design', 'Art Direction'],
};

const PRIMARY_TRANSLATIONS = [
  ...['ar-AE', 'de-DE', 'en-GB', 'en-US', 'es-ES', 'es-MX', 'fr-FR', 'he-IL', 'it-IT', 'ja-JP', 'ko-KR'],
  ...['pt-AO', 'pt-BR', 'pt-MZ', 'pt-PT', 'ru-RU'],
];

/** `/configuration/{name}`: real names of this world's countries, languages, jobs and time zones; shorter lists than TMDB's. */
export const CONFIGURATION_LISTS = {
  countries: () =>
    Object.entries(COUNTRY_NAMES).map(([code, name]) => ({
      iso_3166_1: code,
      english_name: name,
      native_name: OWN_NAMES[code] ?? name,
    })),
  jobs: () => Object.entries(JOBS).map(([department, jobs]) => ({ department, jobs })),
  languages: () =>
    Object.entries(LANGUAGE_NAMES).map(([code, name]) => ({
      iso_639_1: code,
      english_name: name.english,
      name: name.own,
    })),
  primary_translations: () => PRIMARY_TRANSLATIONS,
  timezones: () => Object.entries(ZONES).map(([code, zones]) => ({ iso_3166_1: code, zones })),
} as const;
