import { useTranslate } from 'react-admin';

import type { FieldOfKind } from '../../schema/field.ts';
import type { FieldValueProps } from '../descriptor/fieldComponents.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { EmptyValue } from './Ellipsis.tsx';

export const BooleanField = ({ field, value }: FieldValueProps<FieldOfKind<'boolean'>>) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  if (typeof value !== 'boolean') return <EmptyValue />;
  const label = field.labels?.[value ? 'true' : 'false'];
  return <>{label ? text(label) : translate(value ? 'form.yes' : 'form.no')}</>;
};
