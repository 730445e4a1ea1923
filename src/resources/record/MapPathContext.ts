import { createContext, useContext } from 'react';
import type { RaRecord } from 'react-admin';

import type { ResourceDescriptor } from '../../schema/resource.ts';

/** Returns the path of the map that shows a record; undefined without a location. */
export type MapPathFunction = (
  descriptor: ResourceDescriptor,
  record: RaRecord,
) => string | undefined;

/** Absent for a user without the map. */
export const MapPathContext = createContext<MapPathFunction | undefined>(undefined);

/** Returns the path of the map that shows a record; undefined without a location, or without the map. */
export const useMapPath = (descriptor: ResourceDescriptor, record: RaRecord): string | undefined =>
  useContext(MapPathContext)?.(descriptor, record);
