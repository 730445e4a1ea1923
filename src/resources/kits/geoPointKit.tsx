import type { FieldOf } from '../../schema/field.ts';
import type { EditProps, FieldKit, ShowProps } from '../fieldKit.ts';
import { useEditor } from '../form/useEditor.ts';
import { Absent } from './Ellipsis.tsx';
import { FieldSet } from './FieldSet.tsx';
import { numberKit } from './numberKits.tsx';

const degrees = (
  source: 'lat' | 'lng',
  bound: number,
  label: FieldOf<'number'>['label'],
): FieldOf<'number'> => ({
  kind: 'number',
  source,
  label,
  unit: '°',
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

const GeoPointShow = ({ value }: ShowProps<FieldOf<'geoPoint'>>) => {
  const { lat, lng } = (value ?? {}) as { lat?: unknown; lng?: unknown };
  return typeof lat === 'number' && typeof lng === 'number' ? <>{`${lat}, ${lng}`}</> : <Absent />;
};

/** A place by its two numbers, side by side. Both or neither: half a place is refused. */
const GeoPointEdit = ({ field, name }: EditProps<FieldOf<'geoPoint'>>) => {
  const editor = useEditor(field, name);
  const readOnly = { required: field.required, readOnly: field.readOnly };
  return (
    <FieldSet editor={editor} columns={2}>
      <numberKit.Edit field={{ ...LATITUDE, ...readOnly }} name={`${name}.lat`} />
      <numberKit.Edit field={{ ...LONGITUDE, ...readOnly }} name={`${name}.lng`} />
    </FieldSet>
  );
};

export const geoPointKit: FieldKit<FieldOf<'geoPoint'>> = {
  Show: GeoPointShow,
  Edit: GeoPointEdit,
};
