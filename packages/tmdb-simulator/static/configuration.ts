import { IMAGE_SIZES } from '../images/sizes.ts';

/** `/configuration`. The base URL is TMDB's own: a client that uses it instead of its own setting leaves the simulator. */
export function buildConfiguration() {
  return {
    images: {
      base_url: 'http://image.tmdb.org/t/p/',
      secure_base_url: 'https://image.tmdb.org/t/p/',
      backdrop_sizes: IMAGE_SIZES.backdrop,
      logo_sizes: IMAGE_SIZES.logo,
      poster_sizes: IMAGE_SIZES.poster,
      profile_sizes: IMAGE_SIZES.profile,
      still_sizes: IMAGE_SIZES.still,
    },
    change_keys: ['adult', 'cast', 'crew', 'genres', 'images', 'overview', 'releases', 'runtime', 'title', 'videos'],
  };
}
