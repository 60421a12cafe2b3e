import type { ArtGenre, DemoArt } from '../../../demo/types.ts';
import type { Drawing } from './drawing.ts';
import { drawScene } from './scene.ts';

/** The idea and the inks a genre is known by. */
const TILES: Record<ArtGenre, DemoArt> = {
  action: { motif: 0, palette: 0 },
  adventure: { motif: 0, palette: 1 },
  animation: { motif: 1, palette: 3 },
  comedy: { motif: 0, palette: 0 },
  crime: { motif: 2, palette: 4 },
  documentary: { motif: 0, palette: 0 },
  drama: { motif: 1, palette: 6 },
  family: { motif: 1, palette: 2 },
  fantasy: { motif: 0, palette: 2 },
  history: { motif: 0, palette: 2 },
  horror: { motif: 1, palette: 0 },
  music: { motif: 2, palette: 0 },
  mystery: { motif: 0, palette: 0 },
  romance: { motif: 2, palette: 0 },
  scienceFiction: { motif: 0, palette: 2 },
  thriller: { motif: 1, palette: 2 },
  war: { motif: 0, palette: 0 },
  western: { motif: 1, palette: 0 },
};

export function drawGenreTile(genre: ArtGenre): Drawing {
  return drawScene({ seed: `genre|${genre}`, genre, hints: TILES[genre], variant: 1 }, 'tile');
}
