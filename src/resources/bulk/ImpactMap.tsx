import { useContext, useMemo, useState } from 'react';
import { type RaRecord, useGetMany, useTranslate } from 'react-admin';

import { parseLatLng } from '../../domain/latLng.ts';
import type { FieldOfKind } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { FormattedNumber } from '../../ui/FormattedNumber.tsx';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { createDeviceMarker } from '../../ui/map/createDeviceMarker.ts';
import { type LampColors, LampColorsContext } from '../../ui/map/LampColorsContext.ts';
import type { MapMarker } from '../../ui/map/mapMarker.ts';
import { useFormatNumber } from '../../ui/useFormatNumber.ts';
import { ResourcesContext, useRepresentRecord } from '../descriptor/ResourcesContext.ts';
import { representRecord } from '../descriptor/representRecord.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { type BranchCount, findBranchField, countBranches } from './countBranches.ts';
import { createStateReader } from './equipmentState.ts';

/** The map library loads with the first map. */
const MiniMap = lazyComponent(() => import('../../ui/map/MiniMap.tsx'), { isOptional: true });

interface ImpactMapProps {
  readonly descriptor: ResourceDescriptor;
  readonly records: readonly RaRecord[];
}

/** Shows the targets of an operation: markers on a small map, and the roads with their counts. */
export const ImpactMap = ({ descriptor, records }: ImpactMapProps) => {
  const translate = useTranslate();
  const resources = useContext(ResourcesContext);
  const lampColors = useContext(LampColorsContext);
  const markers = useMemo(
    () => getMarkers(descriptor, records, lampColors),
    [descriptor, records, lampColors],
  );
  const field = findBranchField(descriptor, resources);
  const branches = useMemo(() => (field ? countBranches(records, field) : []), [field, records]);
  return (
    <>
      {markers.length > 0 && (
        <div className="mt-12 overflow-hidden rounded-3 border border-(--line) empty:hidden">
          <LazyBoundary fallback={<div className="map-short" />}>
            <MiniMap
              label={translate('bulk.map', { smart_count: markers.length })}
              markers={markers}
              className="map-short map-bare"
            />
          </LazyBoundary>
        </div>
      )}
      {field && branches.length > 0 && <BranchCountList field={field} branches={branches} />}
    </>
  );
};

/** The number of branches shown initially; the others are shown on demand. */
const INITIAL_BRANCHES = 3;
const BRANCHES_PER_STEP = 20;

interface BranchCountListProps {
  readonly field: FieldOfKind<'reference'>;
  readonly branches: readonly BranchCount[];
}

const BranchCountList = ({ field, branches }: BranchCountListProps) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const text = useLocalizedText();
  const [visibleCount, setVisibleCount] = useState(INITIAL_BRANCHES);
  const nameOf = useRepresentRecord(field.reference);
  const visibleBranches = branches.slice(0, visibleCount);
  const { data = [] } = useGetMany<RaRecord>(field.reference, {
    ids: visibleBranches.map(({ id }) => id),
  });
  const names = new Map(data.map(record => [String(record.id), nameOf(record)]));
  const hiddenBranches = branches.slice(visibleCount);
  return (
    <div className="impact-positions mt-8 [&_li]:flex [&_li]:justify-between [&_li]:gap-16 [&_li]:border-b [&_li]:border-b-(--line) [&_li]:px-0 [&_li]:py-4 [&_li:last-child]:border-b-0">
      <ul aria-label={text(field.label)}>
        {visibleBranches.map(({ id, count }) => (
          <li key={id}>
            <span>{names.get(String(id)) ?? '…'}</span>
            <FormattedNumber value={count} />
          </li>
        ))}
      </ul>
      {hiddenBranches.length > 0 && (
        <ActionButton
          kind="auxiliary"
          onClick={() => setVisibleCount(visibleCount + BRANCHES_PER_STEP)}
        >
          {translate('bulk.morePositions', {
            smart_count: hiddenBranches.length,
            count: formatNumber(hiddenBranches.length),
          })}
        </ActionButton>
      )}
    </div>
  );
};

/** Returns the markers of the targets; those of devices have the icon of their model. */
function getMarkers(
  descriptor: ResourceDescriptor,
  records: readonly RaRecord[],
  lampColors: LampColors,
): readonly MapMarker[] {
  const field = descriptor.fields.find(({ kind }) => kind === 'geoPoint');
  if (!field) return [];
  const getState = createStateReader(descriptor);
  return records.flatMap(record => {
    const position = parseLatLng(record[field.source]);
    if (!position) return [];
    const name = representRecord(descriptor, record);
    const item = { id: String(record.id), name, position };
    const model: unknown = record['model'];
    return getState && typeof model === 'string'
      ? createDeviceMarker({ ...item, model, status: getState(record) }, lampColors)
      : { ...item, state: getState?.(record) };
  });
}
