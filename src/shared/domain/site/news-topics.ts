import { paths } from './paths.ts';

/** What a story is about; the values are words of addresses. */
export const NEWS_TOPICS = ['streaming', 'cinema', 'series', 'brasil', 'guias', 'precos'] as const;
export type NewsTopic = (typeof NEWS_TOPICS)[number];

export const newsOfTopic = (topic: NewsTopic) => `${paths.news()}?assunto=${topic}`;
