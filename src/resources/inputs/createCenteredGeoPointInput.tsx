import { type ComponentType, useMemo } from 'react';
import { type RaRecord, useGetManyAggregate } from 'react-admin';
import { useWatch } from 'react-hook-form';

import { parseLatLng } from '../../domain/latLng.ts';
import type { FieldOfKind } from '../../schema/field.ts';
import { LocationPickerContext } from '../../ui/map/LocationPickerContext.ts';
import type { FieldInputProps } from '../descriptor/fieldComponents.ts';
import { GeoPointInput } from './GeoPointInput.tsx';

interface CenterReference {
  /** The field of the form that has the id of a record: `domainId`. */
  readonly source: string;
  /** The resource of that record, which has its position in `geoPoint`: `domains`. */
  readonly resource: string;
}

/** A record that may have a position. */
interface PositionedRecord extends RaRecord<string> {
  readonly name?: string;
  readonly geoPoint?: unknown;
}

/**
 * Returns a position input whose map starts at the record that another field of the form references, and shows that record:
 * a device is placed near its domain. A position that is set already is shown itself.
 *
 * @example
 * const inputOverrides = { geoPoint: createCenteredGeoPointInput({ source: 'domainId', resource: 'domains' }) };
 */
export function createCenteredGeoPointInput({
  source,
  resource,
}: CenterReference): ComponentType<FieldInputProps> {
  const CenteredGeoPointInput = (props: FieldInputProps<FieldOfKind<'geoPoint'>>) => {
    const id: unknown = useWatch({ name: source });
    // The read that names the record in its own input. One that does not exist leaves the map at the site.
    const { data: records } = useGetManyAggregate<PositionedRecord>(
      resource,
      { ids: [String(id)] },
      { enabled: typeof id === 'string' && id !== '' },
    );
    const record = records?.find(each => each.id === id);
    const settings = useMemo(() => {
      const center = parseLatLng(record?.geoPoint);
      if (!record || !center) return NO_CENTER;
      const { id: markerId, name = '' } = record;
      return { center, markers: [{ id: markerId, name, position: center }] };
    }, [record]);
    return (
      <LocationPickerContext value={settings}>
        <GeoPointInput {...props} />
      </LocationPickerContext>
    );
  };
  // An override is an input of any field; this one belongs to a position.
  return CenteredGeoPointInput as unknown as ComponentType<FieldInputProps>;
}

const NO_CENTER = { markers: [] };
