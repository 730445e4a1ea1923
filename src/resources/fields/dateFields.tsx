import type { FieldOfKind } from '../../schema/field.ts';
import { SiteTime } from '../../ui/SiteTime.tsx';
import type { FieldValueProps } from '../fieldComponents.ts';
import { formatScalar } from '../representRecord.ts';
import { EmptyValue } from './Ellipsis.tsx';

type DateOrTimeDescriptor = FieldOfKind<'date' | 'dateTime' | 'time'>;

/** A day or a time of day, as the platform writes it. */
export const DateOrTimeField = ({ value }: FieldValueProps<DateOrTimeDescriptor>) =>
  formatScalar(value) === '' ? <EmptyValue /> : <>{formatScalar(value)}</>;

/** An instant on the clock of the site. Its zone is named by what stands around it, see `ZoneSuffix`. */
export const DateTimeField = ({ value }: FieldValueProps<DateOrTimeDescriptor>) => {
  const text = formatScalar(value);
  const time = typeof value === 'number' ? value : Date.parse(text);
  if (text === '') return <EmptyValue />;
  return Number.isNaN(time) ? <>{text}</> : <SiteTime time={time} />;
};
