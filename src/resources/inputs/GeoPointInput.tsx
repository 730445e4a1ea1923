import './fields.css';

import Box from '@mui/material/Box';
import { type ClipboardEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

import { parseCoordinates } from '../../domain/geo/parseCoordinates.ts';
import type { FieldOfKind } from '../../schema/field.ts';
import { withLazyMessages } from '../../i18n/lazyMessages.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import type { MapPosition } from '../../ui/map/SiteMap.ts';
import type { FieldInputProps } from '../descriptor/fieldComponents.ts';
import { validateField } from '../values/validateField.ts';
import { toRequestValue } from '../values/toRequestValues.ts';
import { useInputState } from './useInputState.ts';
import { FieldSet } from './FieldSet.tsx';
import { NumberInput } from './numberInputs.tsx';

/** The map library is loaded on demand. */
const SearchableLocationPicker = lazyComponent(
  withLazyMessages(() => import('./SearchableLocationPicker.tsx')),
);

type GeoPoint = FieldOfKind<'geoPoint'>;

const createDegreesField = (
  source: 'lat' | 'lng',
  bound: number,
  label: FieldOfKind<'number'>['label'],
): FieldOfKind<'number'> => ({
  kind: 'number',
  source,
  label,
  unit: '°',
  rule: source === 'lat' ? 'latitude' : 'longitude',
  minimum: -bound,
  maximum: bound,
  required: false,
  readOnly: false,
  writeOnly: false,
  nullable: false,
  sortable: false,
  filter: [],
});
const LATITUDE = createDegreesField('lat', 90, { en: 'Latitude', zh: '纬度' });
const LONGITUDE = createDegreesField('lng', 180, { en: 'Longitude', zh: '经度' });

/**
 * A location as two numbers side by side, pasted as one text, or picked on a map. Both or neither: half a location is
 * rejected.
 */
export const GeoPointInput = (props: FieldInputProps<GeoPoint>) => (
  <LatLngInput {...props} isMapPinned={false} />
);

/** The same with the map first and always open, where the map is the main input. */
export const OpenGeoPointInput = (props: FieldInputProps<GeoPoint>) => (
  <LatLngInput {...props} isMapPinned />
);

interface LatLngInputProps extends FieldInputProps<GeoPoint> {
  readonly isMapPinned: boolean;
}

const LatLngInput = ({ field, name, isMapPinned }: LatLngInputProps) => {
  const input = useInputState(field, name);
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name });
  const [isOpen, setOpen] = useState(false);
  const sharedProps = { required: field.required, readOnly: field.readOnly };
  const setPosition = (position: MapPosition) => {
    for (const side of ['lat', 'lng'] as const)
      setValue(`${name}.${side}`, position[side], SET_VALUE_OPTIONS);
  };
  const pastePosition = (event: ClipboardEvent) => {
    const { position } = parseCoordinates(event.clipboardData.getData('text'));
    if (!position || field.readOnly) return;
    event.preventDefault();
    setPosition(position);
  };
  const map = (
    <div className="col-span-full min-w-0">
      <LazyBoundary>
        <SearchableLocationPicker
          label={input.label}
          position={getLatLng(field, value)}
          isReadOnly={field.readOnly}
          onPick={setPosition}
        />
      </LazyBoundary>
    </div>
  );
  return (
    <FieldSet
      input={isOutOfRange(field, value) ? { ...input, errorMessage: undefined } : input}
      columns={2}
    >
      {isMapPinned && map}
      <Box sx={{ display: 'contents' }} onPaste={pastePosition}>
        <NumberInput field={{ ...LATITUDE, ...sharedProps }} name={`${name}.lat`} />
        <NumberInput field={{ ...LONGITUDE, ...sharedProps }} name={`${name}.lng`} />
      </Box>
      {!isMapPinned && (
        <>
          <ActionButton
            kind="auxiliary"
            startIcon={<Icon name="map" />}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            sx={{ justifySelf: 'start', marginLeft: '-8px' }}
          >
            {translate(isOpen ? 'form.position.hide' : 'form.position.pick')}
          </ActionButton>
          {isOpen && map}
        </>
      )}
    </FieldSet>
  );
};

const SET_VALUE_OPTIONS = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const;

/** The number that is out of range has the error. */
const isOutOfRange = (field: GeoPoint, value: unknown) =>
  validateField(field, value)?.key.startsWith('validation.') ?? false;

/** Returns the location, once both numbers form a valid one. */
function getLatLng(field: GeoPoint, value: unknown): MapPosition | undefined {
  const latLng = toRequestValue(field, value) as MapPosition | undefined;
  return latLng &&
    validateField(field, latLng) === undefined &&
    !Number.isNaN(latLng.lat + latLng.lng)
    ? latLng
    : undefined;
}
