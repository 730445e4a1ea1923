import { Suspense, useContext, useMemo, useState } from 'react';
import { type RaRecord, useGetMany, useTranslate } from 'react-admin';

import { latLngOf } from '../../domain/latLng.ts';
import type { FieldOf } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Count } from '../../ui/Count.tsx';
import { lazyScreen } from '../../ui/lazyScreen.tsx';
import { useFigures } from '../../ui/useFigures.ts';
import { ResourcesContext, useRepresent } from '../ResourcesContext.ts';
import { useText } from '../useText.ts';
import { type Branch, branchField, countBranches } from './placesOf.ts';
import { stateReader } from './statesOf.ts';

const DotMap = lazyScreen(async () => (await import('../../ui/map/DotMap.tsx')).DotMap, {
  isExtra: true,
});

interface BlastPlacesProps {
  readonly descriptor: ResourceDescriptor;
  readonly records: readonly RaRecord[];
}

/** Where an act reaches: the dots on a small map, and the roads with how many of them stand there. */
export const BlastPlaces = ({ descriptor, records }: BlastPlacesProps) => {
  const translate = useTranslate();
  const resources = useContext(ResourcesContext);
  const dots = useMemo(() => dotsOf(descriptor, records), [descriptor, records]);
  const field = branchField(descriptor, resources);
  const branches = useMemo(() => (field ? countBranches(records, field) : []), [field, records]);
  return (
    <>
      {dots.length > 0 && (
        <div className="blast-map">
          <Suspense>
            <DotMap label={translate('bulk.map', { count: dots.length })} dots={dots} />
          </Suspense>
        </div>
      )}
      {field && branches.length > 0 && <Branches field={field} branches={branches} />}
    </>
  );
};

/** So many places are in sight; the others come when somebody asks. */
const SHOWN = 3;
const STEP = 20;

interface BranchesProps {
  readonly field: FieldOf<'reference'>;
  readonly branches: readonly Branch[];
}

const Branches = ({ field, branches }: BranchesProps) => {
  const translate = useTranslate();
  const figure = useFigures();
  const text = useText();
  const [most, setMost] = useState(SHOWN);
  const nameOf = useRepresent(field.reference);
  const shown = branches.slice(0, most);
  const { data = [] } = useGetMany<RaRecord>(field.reference, { ids: shown.map(({ id }) => id) });
  const names = new Map(data.map(record => [String(record.id), nameOf(record)]));
  const left = branches.slice(most);
  return (
    <div className="blast-places">
      <ul aria-label={text(field.label)}>
        {shown.map(({ id, count }) => (
          <li key={id}>
            <span>{names.get(String(id)) ?? '…'}</span>
            <Count of={count} />
          </li>
        ))}
      </ul>
      {left.length > 0 && (
        <ActionButton kind="auxiliary" onClick={() => setMost(most + STEP)}>
          {translate('bulk.morePlaces', { count: figure(left.length) })}
        </ActionButton>
      )}
    </div>
  );
};

function dotsOf(descriptor: ResourceDescriptor, records: readonly RaRecord[]) {
  const field = descriptor.fields.find(({ kind }) => kind === 'geoPoint');
  if (!field) return [];
  const stateIn = stateReader(descriptor);
  return records.flatMap(record => {
    const position = latLngOf(record[field.source]);
    return position ? [{ ...position, state: stateIn?.(record) }] : [];
  });
}
