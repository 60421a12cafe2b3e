import { pictureFile } from '../images/file-names.ts';
import { collectionName, findCollection } from '../world/collections.ts';
import { storyIn } from '../world/words/story.ts';
import { ideaOf } from '../world/words/title.ts';
import type { World } from '../world/world.ts';

/** `/collection/{id}`: its parts are films as in lists, except that TMDB calls the title `name` here. */
export function buildCollection(world: World, id: number, query: URLSearchParams): object | undefined {
  const collection = findCollection(world.seed, world.movies, id);
  if (!collection) return undefined;
  const language = query.get('language');
  const isPortuguese = language?.startsWith('pt') ?? false;
  const { bits } = collection;
  return {
    id,
    name: collectionName(collection, isPortuguese),
    original_language: 'en',
    original_name: collectionName(collection, false),
    overview: storyIn(bits, ideaOf(bits), isPortuguese ? 'pt' : 'en', 0),
    poster_path: pictureFile('collectionPoster', id, 1),
    backdrop_path: pictureFile('collectionBackdrop', id, 1),
    parts: collection.parts.flatMap((movieId) => {
      const item = world.movieItem(movieId, language);
      if (!item) return [];
      const { title, original_title, ...rest } = item;
      return [{ ...rest, name: title, original_name: original_title, media_type: 'movie' }];
    }),
  };
}
