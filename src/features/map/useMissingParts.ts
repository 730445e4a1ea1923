import type { MapLevel } from '../../domain/mapLevel.ts';
import type { DevicesInView } from './queries/DevicesInView.ts';
import { type OptionalOperation, useMissingOperations } from './queries/callOrFallBack.ts';
import { type DomainMarker, MAX_DOMAINS } from './queries/readDomainMarkers.ts';

const MARKER_OPERATIONS: Readonly<Record<MapLevel['kind'], OptionalOperation>> = {
  ...{ devices: 'getAssetMarkers', domains: 'getDomainMarkers' },
};

/** What a platform without the operations of the map does not give its view. */
export interface MissingParts {
  /** How many devices or domains are shown, where more are in view. */
  readonly shownCount: number | undefined;
  /** Whether lamps are not filtered by their light. */
  readonly hasNoLight: boolean;
}

/** Returns whether the platform does not filter the lamps of a level by their light. */
export const useHasNoLight = ({ kind }: MapLevel): boolean =>
  useMissingOperations().includes(MARKER_OPERATIONS[kind]);

/** Returns what is missing of a view of the map. */
export function useMissingParts(
  level: MapLevel,
  domains: readonly DomainMarker[],
  { devices, isIncomplete = false }: DevicesInView,
): MissingParts {
  const { kind } = level;
  const hasNoLight = useHasNoLight(level);
  const isCut = kind === 'devices' ? isIncomplete : hasNoLight && domains.length >= MAX_DOMAINS;
  const shownCount = kind === 'devices' ? devices.length : domains.length;
  return { hasNoLight, shownCount: isCut ? shownCount : undefined };
}
