import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

import type { FieldOf } from '../../schema/field.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { lazyScreen } from '../../ui/lazyScreen.tsx';
import type { Place } from '../../ui/map/SiteMap.ts';
import type { EditProps } from '../fieldKit.ts';
import { judgeField } from '../form/judgeField.ts';
import { plainValue } from '../form/plainValues.ts';
import { useEditor } from '../form/useEditor.ts';
import { FieldSet } from './FieldSet.tsx';
import { NumberEdit } from './numberEdits.tsx';

/** The map library comes when somebody wants to see a map. */
const PlacePicker = lazyScreen(() => import('../../ui/map/PlacePicker.tsx'));

type GeoPoint = FieldOf<'geoPoint'>;

const degrees = (
  source: 'lat' | 'lng',
  bound: number,
  label: FieldOf<'number'>['label'],
): FieldOf<'number'> => ({
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
const LATITUDE = degrees('lat', 90, { en: 'Latitude', zh: '纬度' });
const LONGITUDE = degrees('lng', 180, { en: 'Longitude', zh: '经度' });

/** A place by its two numbers, side by side, or by hand on a map. Both or neither: half a place is refused. */
export const GeoPointEdit = (props: EditProps<GeoPoint>) => (
  <PointEdit {...props} begunOpen={false} />
);

/** The same where the map is what somebody came for: it stands first, and stays. */
export const OpenGeoPointEdit = (props: EditProps<GeoPoint>) => <PointEdit {...props} begunOpen />;

interface PointEditProps extends EditProps<GeoPoint> {
  readonly begunOpen: boolean;
}

const PointEdit = ({ field, name, begunOpen }: PointEditProps) => {
  const editor = useEditor(field, name);
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name });
  const [isOpen, setOpen] = useState(false);
  const half = { required: field.required, readOnly: field.readOnly };
  const map = (
    <div className="place-map">
      <Suspense>
        <PlacePicker
          label={editor.label}
          place={placeIn(field, value)}
          isFixed={field.readOnly}
          onPick={place => {
            for (const side of ['lat', 'lng'] as const)
              setValue(`${name}.${side}`, place[side], PICKED);
          }}
        />
      </Suspense>
    </div>
  );
  return (
    <FieldSet
      editor={isOutside(field, value) ? { ...editor, problem: undefined } : editor}
      columns={2}
    >
      {begunOpen && map}
      <NumberEdit field={{ ...LATITUDE, ...half }} name={`${name}.lat`} />
      <NumberEdit field={{ ...LONGITUDE, ...half }} name={`${name}.lng`} />
      {!begunOpen && (
        <>
          <ActionButton
            kind="auxiliary"
            startIcon={<Icon name="map" />}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            sx={{ justifySelf: 'start' }}
          >
            {translate(isOpen ? 'form.place.hide' : 'form.place.pick')}
          </ActionButton>
          {isOpen && map}
        </>
      )}
    </FieldSet>
  );
};

const PICKED = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const;

/** The number that is outside of the world says so itself. */
const isOutside = (field: GeoPoint, value: unknown) =>
  judgeField(field, value)?.key.startsWith('validation.') ?? false;

/** What the two numbers say, once they are a place. */
function placeIn(field: GeoPoint, value: unknown): Place | undefined {
  const place = plainValue(field, value) as Place | undefined;
  return place && judgeField(field, place) === undefined && !Number.isNaN(place.lat + place.lng)
    ? place
    : undefined;
}
