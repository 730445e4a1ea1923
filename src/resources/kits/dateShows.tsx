import type { FieldOf } from '../../schema/field.ts';
import { SiteTime } from '../../ui/SiteTime.tsx';
import type { ShowProps } from '../fieldKit.ts';
import { written } from '../represent.ts';
import { Absent } from './Ellipsis.tsx';

type Moment = FieldOf<'date' | 'dateTime' | 'time'>;

/** A day or a time of day, as the platform writes it. */
export const MomentShow = ({ value }: ShowProps<Moment>) =>
  written(value) === '' ? <Absent /> : <>{written(value)}</>;

/** An instant on the clock of the site. Its zone is named by what stands around it, see `ZoneBeside`. */
export const DateTimeShow = ({ value }: ShowProps<Moment>) => {
  const words = written(value);
  const time = typeof value === 'number' ? value : Date.parse(words);
  if (words === '') return <Absent />;
  return Number.isNaN(time) ? <>{words}</> : <SiteTime time={time} />;
};
