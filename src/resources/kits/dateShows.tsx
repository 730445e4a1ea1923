import { formatDateTime } from '../../domain/dateTime.ts';
import type { FieldOf } from '../../schema/field.ts';
import { useSiteZone } from '../../ui/SiteZone.ts';
import type { ShowProps } from '../fieldKit.ts';
import { written } from '../represent.ts';
import { Absent } from './Ellipsis.tsx';

type Moment = FieldOf<'date' | 'dateTime' | 'time'>;

/** A day or a time of day, as the platform writes it. */
export const MomentShow = ({ value }: ShowProps<Moment>) =>
  written(value) === '' ? <Absent /> : <>{written(value)}</>;

/** An instant on the clock of the site. */
export const DateTimeShow = ({ value }: ShowProps<Moment>) => {
  const zone = useSiteZone();
  return written(value) === '' ? (
    <Absent />
  ) : (
    <>{formatDateTime(written(value), zone) ?? written(value)}</>
  );
};
