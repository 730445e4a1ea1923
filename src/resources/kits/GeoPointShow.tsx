import type { FieldOf } from '../../schema/field.ts';
import type { ShowProps } from '../fieldKit.ts';
import { isObject } from '../isObject.ts';
import { Absent } from './Ellipsis.tsx';

export const GeoPointShow = ({ value }: ShowProps<FieldOf<'geoPoint'>>) => {
  const { lat, lng } = isObject(value) ? value : {};
  return typeof lat === 'number' && typeof lng === 'number' ? <>{`${lat}, ${lng}`}</> : <Absent />;
};
