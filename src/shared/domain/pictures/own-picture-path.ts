/** TMDB's file names have neither a hyphen nor this length, so none can be mistaken for ours. */
const OWN_FILE = /^own-[0-9a-f]{64}(?:-x(?:10|\d)y(?:10|\d))?$/;
const OWN_PATH = /^\/own-[0-9a-f]{64}(?:-x(?:10|\d)y(?:10|\d))?\.jpg$/;

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

/** Every path of an uploaded picture in a value of whatever shape. */
export function listOwnPaths(value: unknown): string[] {
  return [...new Set(JSON.stringify(value ?? null).match(/\/own-[0-9a-f]{64}\.jpg/g))];
}

/** The point of a picture that is never cut away, in per cent from the left and from the top. */
export interface Focus {
  x: number;
  y: number;
}

/**
 * Pages get the path with the focus in it, in steps of ten per cent: `/own-….jpg` becomes `/own-…-x7y3.jpg`. The style sheet of
 * pictures reads it there (picture.module.css). The middle is left out: then each place cuts as it does TMDB's pictures.
 */
export function withFocus(path: string, { x, y }: Focus): string {
  const [tenthX, tenthY] = [Math.round(x / 10), Math.round(y / 10)];
  return tenthX === 5 && tenthY === 5 ? path : path.replace(/\.jpg$/, `-x${tenthX}y${tenthY}.jpg`);
}

/** The stored picture's own file or path. */
export function withoutFocus(name: string): string {
  return name.replace(/^(\/?own-[0-9a-f]{64})-x\d+y\d+/, '$1');
}
