export interface Picture {
  bytes: Buffer;
  contentType: string;
  /** Drawn by us because there is no picture: kept a minute, not half a year. */
  isPlaceholder: boolean;
}
