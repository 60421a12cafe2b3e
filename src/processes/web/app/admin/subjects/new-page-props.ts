import type { CreatedRecord } from '#shared/domain/subjects/records.ts';

interface OfferedSaga {
  id: number;
  name: string;
  films: number;
  firstYear: number | null;
  lastYear: number | null;
}

export interface NewPageProps {
  entity: CreatedRecord;
  /** Only of a collection: sagas that have none yet. */
  query: string;
  sagas: readonly OfferedSaga[];
}
