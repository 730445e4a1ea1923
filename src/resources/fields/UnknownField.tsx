import type { FieldOfKind } from '../../schema/field.ts';
import type { FieldValueProps } from '../descriptor/fieldComponents.ts';
import { EmptyValue, Ellipsis } from './Ellipsis.tsx';

/** Shows a value of an unknown type as the platform sent it. */
export const UnknownField = ({ value }: FieldValueProps<FieldOfKind<'unknown'>>) =>
  value === undefined || value === null ? (
    <EmptyValue />
  ) : (
    <Ellipsis>{JSON.stringify(value)}</Ellipsis>
  );
