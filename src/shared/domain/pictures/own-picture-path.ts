/** TMDB's file names have neither a hyphen nor this length, so none can be mistaken for ours. */
const OWN_FILE = /^own-[0-9a-f]{64}$/;
const OWN_PATH = /^\/own-[0-9a-f]{64}\.jpg$/;

/** File name of an uploaded picture, from the SHA-256 of its content. */
export function ownPictureFile(sha256: string): string {
  return `own-${sha256}`;
}

/** The path in TMDB's form, so that it works wherever a TMDB path does. */
export function ownPicturePathOf(file: string): string {
  return `/${file}.jpg`;
}

export function isOwnPictureFile(file: string): boolean {
  return OWN_FILE.test(file);
}

export function isOwnPicturePath(path: string): boolean {
  return OWN_PATH.test(path);
}
