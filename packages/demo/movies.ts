import { filmFacts } from './facts.ts';
import { aindaEstouAqui } from './movies/ainda-estou-aqui.ts';
import { aquarius } from './movies/aquarius.ts';
import { bacurau } from './movies/bacurau.ts';
import { centralDoBrasil } from './movies/central-do-brasil.ts';
import { cidadeDeDeus } from './movies/cidade-de-deus.ts';
import { oAgenteSecreto } from './movies/o-agente-secreto.ts';
import { oAutoDaCompadecida } from './movies/o-auto-da-compadecida.ts';
import { oPoderosoChefao } from './movies/o-poderoso-chefao.ts';
import { osSeteSamurais } from './movies/os-sete-samurais.ts';
import { parasita } from './movies/parasita.ts';
import { queHorasElaVolta } from './movies/que-horas-ela-volta.ts';
import { tropaDeElite } from './movies/tropa-de-elite.ts';
import { completeRecommendations } from './recommend.ts';
import { toMovie } from './to-movie.ts';
import type { DemoMovie } from './types.ts';

/** Each lacks something different (poster, offers, Portuguese text), so they are written in full. */
export const firstFilms: readonly DemoMovie[] = [
  oAgenteSecreto,
  aindaEstouAqui,
  cidadeDeDeus,
  centralDoBrasil,
  bacurau,
  tropaDeElite,
  oAutoDaCompadecida,
  queHorasElaVolta,
  aquarius,
  parasita,
  oPoderosoChefao,
  osSeteSamurais,
];

export const demoMovies: readonly DemoMovie[] = withRecommendations([...firstFilms, ...filmFacts.map(toMovie)]);

function withRecommendations(movies: readonly DemoMovie[]): DemoMovie[] {
  const found = completeRecommendations(
    movies.map((movie) => ({ ...movie, people: [...movie.cast, ...movie.crew].map(({ person }) => person) })),
  );
  return movies.map((movie) => ({ ...movie, recommendations: found.get(movie.id) ?? [] }));
}
