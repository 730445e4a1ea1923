import type { MapLevel } from '../../domain/mapLevel.ts';
import { type OptionalOperation, useMissingOperations } from './queries/callOrFallBack.ts';

const MARKER_OPERATIONS: Readonly<Record<MapLevel['kind'], OptionalOperation>> = {
  ...{ devices: 'getAssetMarkers', domains: 'getDomainMarkers' },
};

/** Returns whether the platform does not filter the lamps of a level by their light. */
export const useHasNoLight = ({ kind }: MapLevel): boolean =>
  useMissingOperations().includes(MARKER_OPERATIONS[kind]);
