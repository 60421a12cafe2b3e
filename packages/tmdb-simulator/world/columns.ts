/** The stored part of a title: 25 bytes. All other fields are computed on demand. */
export interface TitleColumns {
  popularity: Int32Array;
  voteAverage: Uint16Array;
  voteCount: Int32Array;
  releaseDay: Int32Array;
  year: Uint16Array;
  genres: Uint32Array;
  language: Uint8Array;
  country: Uint8Array;
  flags: Uint8Array;
  runtime: Uint16Array;
}

export function createColumns(size: number): TitleColumns {
  return {
    popularity: new Int32Array(size),
    voteAverage: new Uint16Array(size),
    voteCount: new Int32Array(size),
    releaseDay: new Int32Array(size),
    year: new Uint16Array(size),
    genres: new Uint32Array(size),
    language: new Uint8Array(size),
    country: new Uint8Array(size),
    flags: new Uint8Array(size),
    runtime: new Uint16Array(size),
  };
}
