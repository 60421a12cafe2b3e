import type { EditedEpisodes } from '#shared/admin/domain/editing/edited-episodes.ts';
import type { Draft } from '../draft/use-draft.ts';
import type { EditPageProps } from '../edit-page-props.ts';
import type { EpisodesAddress } from './episodes-address.ts';

export type SeasonsProps = EditPageProps & { draft: Draft; episodes: EditedEpisodes; at: EpisodesAddress };
