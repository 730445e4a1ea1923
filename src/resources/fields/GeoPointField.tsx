import type { FieldOfKind } from '../../schema/field.ts';
import { isObject } from '../../schema/isObject.ts';
import type { FieldValueProps } from '../descriptor/fieldComponents.ts';
import { EmptyValue } from './Ellipsis.tsx';

export const GeoPointField = ({ value }: FieldValueProps<FieldOfKind<'geoPoint'>>) => {
  const { lat, lng } = isObject(value) ? value : {};
  return typeof lat === 'number' && typeof lng === 'number' ? (
    <>{`${lat}, ${lng}`}</>
  ) : (
    <EmptyValue />
  );
};
