import type { FieldOfKind } from '../../schema/field.ts';
import { parseInstant } from '../../domain/timeZone.ts';
import { SiteTime } from '../../ui/SiteTime.tsx';
import { useSiteZone } from '../../ui/SiteZone.ts';
import type { FieldValueProps } from '../descriptor/fieldComponents.ts';
import { formatScalar } from '../descriptor/representRecord.ts';
import { EmptyValue } from './Ellipsis.tsx';
import { OldMark } from './OldMark.tsx';

type DateOrTimeDescriptor = FieldOfKind<'date' | 'dateTime' | 'time'>;

/** Shows a date or a time of day in the platform's format. */
export const DateOrTimeField = ({ value }: FieldValueProps<DateOrTimeDescriptor>) =>
  formatScalar(value) === '' ? <EmptyValue /> : <>{formatScalar(value)}</>;

/** An instant in site time. The zone is named by the surrounding label, see `ZoneSuffix`. */
export const DateTimeField = ({ field, value }: FieldValueProps<DateOrTimeDescriptor>) => {
  const text = formatScalar(value);
  const zone = useSiteZone();
  const time = typeof value === 'number' ? value : parseInstant(text, zone);
  if (text === '') return <EmptyValue />;
  if (Number.isNaN(time)) return <>{text}</>;
  return (
    <>
      <SiteTime time={time} />
      {field.isReportTime && <OldMark time={time} />}
    </>
  );
};
