import './fields.css';

import FormHelperText from '@mui/material/FormHelperText';

import type { FieldOfKind } from '../../schema/field.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { useZoneLabel } from '../../ui/SiteTime.tsx';
import { useSiteZone } from '../../ui/SiteZone.ts';
import type { FieldInputProps } from '../descriptor/fieldComponents.ts';
import { type InputState, useInputState } from './useInputState.ts';
import { FieldInputLabel } from './InputLabelAndHint.tsx';
import { AmbiguousTimeChoice } from './AmbiguousTimeChoice.tsx';

type DateOrTimeDescriptor = FieldOfKind<'date' | 'dateTime' | 'time'>;

/** The calendar is larger than all other inputs together: it is loaded with the first date of a form. */
const DatePickerField = lazyComponent(() => import('./DatePickerField.tsx'));

/** The input of a date or a time of day. */
export const DateOrTimeInput = ({ field, name }: FieldInputProps<DateOrTimeDescriptor>) => (
  <DateOrTimePicker field={field} input={useInputState(field, name)} />
);

interface DateOrTimePickerProps {
  readonly field: Pick<DateOrTimeDescriptor, 'kind' | 'readOnly' | 'required'>;
  readonly input: InputState;
}

/** A date, a time of day, or an instant in site time, with the zone as a suffix. */
export const DateOrTimePicker = ({ field, input }: DateOrTimePickerProps) => {
  const zone = useSiteZone();
  const zoneLabel = useZoneLabel();
  return (
    <div>
      <LazyBoundary fallback={<LoadingInput {...{ input }} />}>
        <DatePickerField
          {...{ field, input, zone }}
          {...(field.kind === 'dateTime' && { adornment: zoneLabel })}
        />
      </LazyBoundary>
      {field.kind === 'dateTime' && (
        <AmbiguousTimeChoice value={input.value} zone={zone} onChange={input.onChange} />
      )}
    </div>
  );
};

/** Reserves the space of an input that is still loading. */
const LoadingInput = ({ input }: { readonly input: InputState }) => (
  <div aria-hidden="true" aria-busy="true" className="date-picker-loading">
    <FieldInputLabel input={input} />
    <div
      // As high as the field that loads, so that nothing below it moves.
      className="mt-4 h-(--control) touch:h-44"
    />
    {input.hint && <FormHelperText component="div">{input.hint}</FormHelperText>}
  </div>
);
