import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Addresses are Portuguese, modules English. Links are built by shared/domain/paths.ts. */
export default [
  index('routes/home.tsx'),
  route('filme', 'routes/movie-invalid.tsx'),
  route('filme/:slugId', 'routes/movie.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
