import { getCityOptions, generateCity } from '../../mocks/city/generateCity.ts';
import type { FieldTypes } from '../../mocks/loopback/table.ts';
import { getFilterFieldTypes } from '../../mocks/platform/filterFieldTypes.ts';
import { services } from '../../src/generated/services.ts';

/** The queried fields of an asset. */
export interface CityAsset {
  readonly id: string;
  readonly name: string;
  readonly model: string;
  readonly status: string;
  readonly domainId: string;
  readonly geoPoint: { readonly lat: number; readonly lng: number };
}

/** The fields of an asset as the platform's own table has them. */
export const assetFields: FieldTypes = getFilterFieldTypes(services.core.resources.assets);

/** The assets of a city of that size, in the order in which it draws them: kind to a scan, which so reads on in memory. */
export function drawAssets(count: number): readonly CityAsset[] {
  return generateCity(getCityOptions({ assets: count, users: 0 }), '')
    .assets as unknown as readonly CityAsset[];
}

/** Numbers from 0 to 1, the same ones for the same seed. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
