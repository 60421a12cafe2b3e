/** What is observed; one process changes between them. */
export const MODES = {
  off: 'nothing: counters and timers replaced by empty functions',
  metrics: 'metrics, as the product runs',
  'traces-1%': 'metrics, and every hundredth request traced to a collector',
  'traces-all': 'metrics, and every request traced',
} as const;

export type Mode = keyof typeof MODES;

export const SUBJECTS = {
  'cached page': '/filme/o-agente-secreto-2025-1220564',
  'detail from its table': '/api/getMovieDetails?movieId=1220564',
} as const;

export type Subject = keyof typeof SUBJECTS;
