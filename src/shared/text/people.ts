/**
 * What a person is known for, by TMDB's department. Names the work, not the worker: that needs no gender, which TMDB does not
 * always know.
 */
export const departmentRoles: Readonly<Record<string, string>> = {
  Acting: 'Atuação',
  Actors: 'Atuação',
  Art: 'Direção de arte',
  Camera: 'Fotografia',
  'Costume & Make-Up': 'Figurino e maquiagem',
  Creator: 'Criação',
  Crew: 'Equipe técnica',
  Directing: 'Direção',
  /** Our own, for people whom editors created. */
  Dubbing: 'Dublagem',
  Editing: 'Montagem',
  Lighting: 'Iluminação',
  Production: 'Produção',
  Sound: 'Som',
  'Visual Effects': 'Efeitos visuais',
  Writing: 'Roteiro',
};
