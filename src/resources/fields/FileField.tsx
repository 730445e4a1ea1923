import type { FieldOfKind } from '../../schema/field.ts';
import type { FieldValueProps } from '../descriptor/fieldComponents.ts';
import { EmptyValue, Ellipsis } from './Ellipsis.tsx';
import { getFileName } from './getFileName.ts';

export const FileField = ({ value }: FieldValueProps<FieldOfKind<'file'>>) =>
  getFileName(value) === '' ? <EmptyValue /> : <Ellipsis>{getFileName(value)}</Ellipsis>;
