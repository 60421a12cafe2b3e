import type { Exception, Exceptions } from './amend-contract.ts';
import { likenesses } from './likenesses.ts';

const NO_PICTURE = 'a title, person, season or company without a picture has null; the example happened to have one';
const MEASURED = 'a measure that happened to be whole, or 0, in the example';
const UNKNOWN_PERSON = 'what nobody knows of a person is null; the example is of a well-known one';
const NO_EXTERNAL_ID = 'an id nobody entered is null; the example shows only the ones of that title';
const UNDATED = 'an episode or season nobody dated or timed has null';
const EMPTY_IN_EXAMPLE = 'the list is empty in the official example';
const NEWER = 'sent today, the example is of 2023';

const keys: readonly Exception[] = [
  {
    keys: ['backdrop_path', 'poster_path', 'profile_path', 'logo_path', 'still_path'],
    types: ['null', 'string'],
    reason: NO_PICTURE,
  },
  { keys: ['popularity', 'vote_average', 'aspect_ratio'], types: ['number'], reason: MEASURED },
  {
    routes: /^\/person\/\{person_id\}$/,
    keys: ['birthday', 'deathday', 'homepage', 'imdb_id', 'known_for_department', 'place_of_birth'],
    types: ['null', 'string'],
    reason: UNKNOWN_PERSON,
  },
  { keys: ['known_for_department'], types: ['null'], reason: UNKNOWN_PERSON },
  {
    routes: /\/external_ids$/,
    objects: /^\$$/,
    keys: [
      ...['facebook_id', 'freebase_id', 'freebase_mid', 'imdb_id', 'instagram_id', 'tiktok_id', 'twitter_id'],
      ...['wikidata_id', 'youtube_id'],
    ],
    types: ['null', 'string'],
    reason: NO_EXTERNAL_ID,
  },
  { routes: /\/external_ids$/, keys: ['tvdb_id', 'tvrage_id'], types: ['null', 'integer'], reason: NO_EXTERNAL_ID },
  { routes: /\/images$/, keys: ['iso_639_1'], types: ['null', 'string'], reason: 'a picture without words has null' },
  {
    routes: /\/images$/,
    objects: /^\$\.(backdrops|logos|posters|profiles|stills)\[\]$/,
    keys: ['iso_3166_1'],
    types: ['null', 'string'],
    isExtra: true,
    isOptional: true,
    reason: NEWER,
  },
  {
    routes: /^\/movie\/(\{movie_id\}|latest)$/,
    objects: /^\$$/,
    keys: ['belongs_to_collection', 'imdb_id'],
    types: ['null', 'object', 'string'],
    reason: 'most films belong to no collection, and an obscure one has no IMDb id',
  },
  { routes: /^\/movie\/latest$/, keys: ['origin_country'], types: ['[string]'], isExtra: true, reason: NEWER },
  {
    keys: ['genres', 'production_companies', 'production_countries', 'spoken_languages', 'networks', 'created_by'],
    types: ['[object]'],
    reason: EMPTY_IN_EXAMPLE,
  },
  {
    keys: ['descriptors', 'languages', 'origin_country', 'also_known_as'],
    types: ['[string]'],
    reason: EMPTY_IN_EXAMPLE,
  },
  {
    keys: ['crew', 'cast', 'guest_stars', 'results', 'person_results', 'tv_results', 'known_for'],
    types: ['[object]'],
    reason: EMPTY_IN_EXAMPLE,
  },
  {
    routes: /^\/tv\//,
    keys: ['air_date', 'runtime', 'last_air_date'],
    types: ['null', 'integer', 'string'],
    reason: UNDATED,
  },
  {
    routes: /^\/tv\/\{series_id\}$/,
    objects: /^\$$/,
    keys: ['last_episode_to_air', 'next_episode_to_air'],
    types: ['null', 'object'],
    reason: 'a series has an episode behind it, one ahead, both or neither',
  },
  {
    routes: /^\/tv\//,
    objects: /episode/,
    keys: ['episode_type'],
    types: ['string'],
    isExtra: true,
    reason: NEWER,
  },
  {
    routes: /\/episode\/\{episode_number\}$/,
    objects: /^\$$/,
    keys: ['episode_type'],
    types: ['string'],
    isExtra: true,
    reason: NEWER,
  },
  {
    objects: /\[(tv)?\]$/,
    routes: /^\/(tv|discover\/tv|search|trending|person|find)/,
    keys: ['adult'],
    types: ['boolean'],
    isExtra: true,
    isOptional: true,
    reason: 'series carry it today; the 2023 examples of the plain lists do not',
  },
  {
    keys: ['release_date', 'first_air_date'],
    objects: /\]$/,
    isOptional: true,
    reason: 'an undated title has an empty date or no key at all (provider.md, section 2)',
  },
  {
    objects: /results\[\]$|created_by\[\]$/,
    routes: /^\/(person\/popular|search\/person|tv\/\{series_id\})$/,
    keys: ['original_name'],
    types: ['string'],
    isExtra: true,
    reason: NEWER,
  },
  {
    objects: /known_for\[(movie|tv)\]$/,
    keys: ['popularity', 'backdrop_path', 'adult'],
    types: ['number', 'string', 'null', 'boolean'],
    isExtra: true,
    isOptional: true,
    reason: NEWER,
  },
  {
    routes: /\/watch\/providers$/,
    objects: /^\$\.results\{\}$/,
    keys: ['ads', 'buy', 'flatrate', 'free', 'rent'],
    types: ['[object]'],
    isExtra: true,
    isOptional: true,
    reason: 'a kind of offer has a key only where there is one; `free` is common in Brazil and in no example',
  },
  {
    routes: /\/changes$/,
    objects: /items\[\]$/,
    keys: ['value', 'original_value', 'iso_639_1', 'iso_3166_1'],
    types: ['any'],
    isExtra: true,
    isOptional: true,
    reason: 'what was there before comes with an update, and what is there now not with a deletion',
  },
  {
    routes: /^\/collection\/\{collection_id\}$/,
    objects: /parts\[movie\]$/,
    keys: ['title', 'original_title', 'name', 'original_name'],
    types: ['string'],
    isExtra: true,
    isOptional: true,
    reason: 'the example names a film of a collection like a series; clients see titles',
  },
];

export const exceptions: Exceptions = { likenesses, keys };
