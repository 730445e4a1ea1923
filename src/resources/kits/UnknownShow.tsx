import type { FieldOf } from '../../schema/field.ts';
import type { ShowProps } from '../fieldKit.ts';
import { Absent, Ellipsis } from './Ellipsis.tsx';

/** A value that nobody knows how to draw, as the platform sent it. */
export const UnknownShow = ({ value }: ShowProps<FieldOf<'unknown'>>) =>
  value === undefined || value === null ? <Absent /> : <Ellipsis>{JSON.stringify(value)}</Ellipsis>;
