/** TMDB's names have neither a hyphen nor this length: none of theirs is read as one of ours. */
const OWN_FILE = /^own-[0-9a-f]{64}$/;
const OWN_PATH = /^\/own-[0-9a-f]{64}\.jpg$/;

/** The name of a picture somebody of ours uploaded, by the SHA-256 of what was uploaded. */
export function ownPictureFile(sha256: string): string {
  return `own-${sha256}`;
}

/** As TMDB writes the paths of theirs: whatever takes a path of theirs takes one of ours. */
export function ownPicturePathOf(file: string): string {
  return `/${file}.jpg`;
}

export function isOwnPictureFile(file: string): boolean {
  return OWN_FILE.test(file);
}

export function isOwnPicturePath(path: string): boolean {
  return OWN_PATH.test(path);
}
