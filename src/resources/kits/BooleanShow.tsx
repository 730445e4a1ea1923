import { useTranslate } from 'react-admin';

import type { FieldOf } from '../../schema/field.ts';
import type { ShowProps } from '../fieldKit.ts';
import { useText } from '../useText.ts';
import { Absent } from './Ellipsis.tsx';

export const BooleanShow = ({ field, value }: ShowProps<FieldOf<'boolean'>>) => {
  const translate = useTranslate();
  const text = useText();
  if (typeof value !== 'boolean') return <Absent />;
  const label = field.labels?.[value ? 'true' : 'false'];
  return <>{label ? text(label) : translate(value ? 'form.yes' : 'form.no')}</>;
};
