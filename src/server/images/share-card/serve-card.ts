import { IMAGE_CACHE_SECONDS } from '#shared/domain/limits.ts';
import { buildImageUrl } from '#shared/domain/pictures/image-url.ts';
import { parsePictureUrl } from '#shared/domain/pictures/picture-request.ts';
import {
  isRecordCard,
  type ShareCardAddress,
  type ShareCardFacts,
  type ShareCardKind,
} from '#shared/domain/pictures/share-card-url.ts';
import type { Context } from '../../context.ts';
import { SingleFlight } from '../../infra/single-flight.ts';
import { saveImage } from '../../store/pictures/image-cache.ts';
import { type ServedPicture, toPicture } from '../picture.ts';
import type { ImageService } from '../serve-image.ts';
import { isWhole } from '../sniff.ts';
import type { PictureStorage } from '../storage.ts';
import { drawShareCard, fillShareCard } from './draw-card.ts';
import { SERVICES_SHOWN } from './lay-out-card.ts';

export interface ShareCards {
  /** The card at an address of any day, if it is still stored. */
  findStored(address: ShareCardAddress): Promise<ServedPicture | undefined>;
  /** Draws the card from today's facts, which its address was computed from. */
  draw(address: ShareCardAddress, facts: ShareCardFacts): Promise<ServedPicture>;
  /** Draws the card of a draft and stores nothing. */
  drawDraft(kind: ShareCardKind, facts: ShareCardFacts): Promise<ServedPicture>;
}

interface CardTools {
  ctx: Pick<Context, 'db' | 'log' | 'now'>;
  images: ImageService;
  storage: PictureStorage;
  product: string;
}

const JPEG = 'image/jpeg';
const keyOf = ({ kind, slug, hash }: ShareCardAddress) => `cards/${kind}/${slug}-${hash}.jpg`;

export function createCardService({ ctx, images, storage, product }: CardTools): ShareCards {
  const flights = new SingleFlight<ServedPicture>();

  async function findStored(address: ShareCardAddress): Promise<ServedPicture | undefined> {
    const stored = await storage.read(keyOf(address));
    return stored && isWhole(stored, JPEG) ? toPicture(stored, JPEG) : undefined;
  }

  async function make(address: ShareCardAddress, facts: ShareCardFacts): Promise<ServedPicture> {
    const card = await drawDraft(address.kind, facts);
    if (card.state === 'final') await store(keyOf(address), card.bytes);
    return card;
  }

  async function drawDraft(kind: ShareCardKind, facts: ShareCardFacts): Promise<ServedPicture> {
    const chosen = facts.sharePath ? await readChosen(facts.sharePath) : undefined;
    if (chosen) return chosen;
    const [{ bytes, isFinal }, logos] = await Promise.all([
      readPicture(kind, facts.picturePath),
      readLogos(facts.services.slice(0, SERVICES_SHOWN)),
    ]);
    const card = await drawShareCard({ kind, facts, picture: bytes, logos: logos.read, product });
    const isComplete = isFinal && logos.areFinal && !facts.sharePath;
    return toPicture(card, JPEG, isComplete ? 'final' : 'interim');
  }

  /** The editor's picture, which fills the card. If it cannot be had, the card is drawn and not stored. */
  async function readChosen(file: string): Promise<ServedPicture | undefined> {
    const url = buildImageUrl('backdrop', 'w1280', file);
    const request = url && parsePictureUrl(url);
    const picture = request ? await images.get(request) : undefined;
    if (!picture || picture.state === 'stand-in') return undefined;
    return toPicture(await fillShareCard(picture.bytes), JPEG);
  }

  /** A poster that failed may be available in a minute: a card without it is not stored. */
  async function readPicture(kind: ShareCardKind, file: string | null) {
    const url = isRecordCard(kind)
      ? buildImageUrl('backdrop', 'w780', file)
      : kind === 'pessoa'
        ? buildImageUrl('profile', 'h632', file)
        : buildImageUrl('poster', 'w500', file);
    const request = url && parsePictureUrl(url);
    if (!request) return { bytes: null, isFinal: true };
    const picture = await images.get(request);
    // Source bytes are as good as the encoded picture for drawing.
    return picture.state === 'stand-in' ? { bytes: null, isFinal: false } : { bytes: picture.bytes, isFinal: true };
  }

  /** As for a poster: if a logo failed, the card shows letters and is not stored. */
  async function readLogos(services: ShareCardFacts['services']) {
    const read = new Map<string, Buffer>();
    let areFinal = true;
    await Promise.all(
      services.map(async ({ logo }) => {
        const url = buildImageUrl('logo', 'w92', logo);
        const request = url && parsePictureUrl(url);
        if (!request || logo === null) return;
        const picture = await images.get(request);
        if (picture.state === 'stand-in') areFinal = false;
        else read.set(logo, picture.bytes);
      }),
    );
    return { read, areFinal };
  }

  /** The row is saved first, as for every picture, so that every object can be found and removed. */
  async function store(key: string, bytes: Buffer): Promise<void> {
    const now = ctx.now();
    const expiresAt = new Date(now.getTime() + IMAGE_CACHE_SECONDS * 1_000);
    const row = { cacheKey: key, originalUrl: '', cachedUrl: `/${key}`, contentType: JPEG, isFinal: true };
    try {
      await saveImage(ctx.db, { ...row, fileSize: bytes.length }, { now, expiresAt });
      await storage.write(key, bytes, JPEG);
    } catch (err) {
      ctx.log.debug({ err, card: key }, 'a card was not stored');
    }
  }

  return {
    findStored,
    draw: (address, facts) => flights.run(keyOf(address), () => make(address, facts)),
    drawDraft,
  };
}
