import { useTranslate } from 'react-admin';

import type { FieldOf } from '../../schema/field.ts';
import type { ShowProps } from '../fieldKit.ts';
import { Absent } from './Ellipsis.tsx';

export const BooleanShow = ({ value }: ShowProps<FieldOf<'boolean'>>) => {
  const translate = useTranslate();
  return typeof value === 'boolean' ? <>{translate(value ? 'form.yes' : 'form.no')}</> : <Absent />;
};
