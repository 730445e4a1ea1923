import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

import { parseInstant } from '../../domain/timeZone.ts';
import { formatSiteOffset, getAmbiguousInstants } from '../values/localTime.ts';

interface AmbiguousTimeChoiceProps {
  readonly value: unknown;
  readonly zone: string | undefined;
  readonly onChange: (instant: string) => void;
}

/** Selects one of the two instants of an ambiguous local time, in the hour that repeats when clocks are put back. */
export const AmbiguousTimeChoice = ({ value, zone, onChange }: AmbiguousTimeChoiceProps) => {
  const translate = useTranslate();
  const id = useId();
  const instants = getAmbiguousInstants(value, zone);
  if (instants.length < 2) return null;
  return (
    <div>
      <p id={id} className="type-12 mt-4 text-2">
        {translate('form.time.ambiguous')}
      </p>
      <RadioGroup
        row
        aria-labelledby={id}
        value={new Date(parseInstant(value, zone)).toISOString()}
        onChange={(_, instant) => onChange(instant)}
      >
        {instants.map((instant, index) => (
          <FormControlLabel
            key={instant}
            value={instant}
            control={<Radio size="small" />}
            label={translate(index === 0 ? 'form.time.first' : 'form.time.second', {
              offset: formatSiteOffset(instant, zone),
            })}
          />
        ))}
      </RadioGroup>
    </div>
  );
};
