import type { FieldOf } from '../../schema/field.ts';
import type { ShowProps } from '../fieldKit.ts';
import { Absent, Ellipsis } from './Ellipsis.tsx';
import { fileName } from './fileName.ts';

export const FileShow = ({ value }: ShowProps<FieldOf<'file'>>) =>
  fileName(value) === '' ? <Absent /> : <Ellipsis>{fileName(value)}</Ellipsis>;
