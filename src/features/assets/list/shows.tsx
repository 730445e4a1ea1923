import './list.css';

import type { ComponentType } from 'react';

import type { FieldOf } from '../../../schema/field.ts';
import { deviceIcon } from '../../../ui/icons/deviceIcon.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import type { ShowProps } from '../../../resources/fieldKit.ts';
import { showingOf } from '../../../resources/fieldShows.tsx';
import { Absent } from '../../../resources/kits/Ellipsis.tsx';
import { EnumShow } from '../../../resources/kits/enumShows.tsx';
import { NumberShow } from '../../../resources/kits/numberShows.tsx';
import { KNOWN } from './useReports.ts';

/** What a device last reported. Nobody reads a dash that turns into a value. */
const reported = (Show: ComponentType<ShowProps>) => (props: ShowProps) =>
  props.owner[KNOWN] === true || props.value !== undefined ? (
    <Show {...props} />
  ) : (
    <span className="name-coming" />
  );

export const ReportShow = reported(props => {
  const { Show } = showingOf(props.field);
  return <Show {...props} />;
});

/** How bright a lamp is: the number, and so much of a bar. Only light is amber. @see look 6, Table */
export const LevelShow = reported(props => {
  const { value } = props;
  if (typeof value !== 'number') return <Absent />;
  return (
    <span className="level">
      <span className="level-figure">
        <NumberShow {...(props as ShowProps<FieldOf<'number'>>)} />
      </span>
      <svg className="level-bar" viewBox="0 0 48 6" aria-hidden="true">
        <rect className="level-ground" width="48" height="6" rx="3" />
        <rect
          className="level-light"
          width={(48 * Math.min(100, Math.max(0, value))) / 100}
          height="6"
          rx="3"
        />
      </svg>
    </span>
  );
});

/** A serial number: beside the name it is the second thing. */
export const IdShow = ({ value }: ShowProps) => <span className="device-id">{String(value)}</span>;

/** Who decides of a lamp: that a person does, and not its strategy, is what stands out. @see spec A4 (ASSET-14) */
export const ModeShow = (props: ShowProps) => {
  const words = <EnumShow {...(props as ShowProps<FieldOf<'enum'>>)} />;
  return props.value === 'MANUAL' ? <Tag tone="line">{words}</Tag> : words;
};

/** A model by its drawing and its name; one that no document has by the default drawing and its code. @see spec A3 (ASSET-10) */
export const ModelShow = (props: ShowProps) => (
  <span className="model-word">
    {typeof props.value === 'string' && <Icon name={deviceIcon(props.value)} />}
    <EnumShow {...(props as ShowProps<FieldOf<'enum'>>)} />
  </span>
);
