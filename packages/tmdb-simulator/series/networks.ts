import { pictureFile } from '../images/file-names.ts';
import type { SeriesRecord } from '../world/records.ts';

export function buildNetworks(series: SeriesRecord) {
  return series.networks.map(({ id, name, country }) => ({
    id,
    logo_path: pictureFile('networkLogo', id, 1),
    name,
    origin_country: country,
  }));
}
