/** What the browser took for one picture, and what its box needed. */
export interface ChosenPicture {
  address: string;
  /** Pixels of the file. */
  width: number;
  /** Pixels that the box shows, at most two for each CSS pixel: more are not seen. */
  needed: number;
}

/** Runs in the page. Pictures whose box was laid out and whose file has loaded. */
export function listChosenPictures(): ChosenPicture[] {
  const density = Math.min(window.devicePixelRatio, 2);
  return (
    [...document.images]
      .filter((image) => image.complete && image.naturalWidth > 0 && image.clientWidth > 0)
      // Logos have one width, the smallest there is.
      .filter((image) => /^\/img\/(?!logo\/)/.test(new URL(image.currentSrc).pathname))
      .map((image) => {
        // With `object-fit: cover` a box that is wider or higher than the picture shows an enlarged part of it.
        const ratio = image.naturalWidth / image.naturalHeight;
        const shown = Math.max(image.clientWidth, image.clientHeight * ratio);
        // `naturalWidth` is divided by the density that `sizes` promised: the address says how wide the file is.
        const [, named] = /\/w(\d+)\//.exec(image.currentSrc) ?? [];
        return { address: image.currentSrc, width: Number(named ?? image.naturalWidth), needed: shown * density };
      })
  );
}

/** Runs in the page. Bytes that came over the network for this document, by kind; nothing for what the cache had. */
export function readTransfers(): {
  html: number;
  js: number;
  css: number;
  font: number;
  pictures: number;
  requests: number;
} {
  const sum = { html: 0, js: 0, css: 0, font: 0, pictures: 0, requests: 0 };
  const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  for (const entry of entries) {
    const { transferSize, encodedBodySize, name, entryType } = entry;
    if (transferSize === 0) continue;
    const { pathname } = new URL(name);
    sum.requests += 1;
    // A 304 has transferred headers only.
    const bytes = transferSize <= 300 ? transferSize : encodedBodySize;
    if (entryType === 'navigation') sum.html += bytes;
    else if (pathname.startsWith('/img/')) sum.pictures += bytes;
    else if (pathname.endsWith('.js')) sum.js += bytes;
    else if (pathname.endsWith('.css')) sum.css += bytes;
    else if (pathname.endsWith('.woff2')) sum.font += bytes;
  }
  return sum;
}
