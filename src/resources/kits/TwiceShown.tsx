import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

import { written } from '../represent.ts';
import { offsetWords, twinsOf } from './localTime.ts';

interface TwiceShownProps {
  readonly value: unknown;
  readonly zone: string | undefined;
  readonly onChange: (instant: string) => void;
}

/** In the hour that comes twice, when clocks are put back, a person says which of the two is meant. */
export const TwiceShown = ({ value, zone, onChange }: TwiceShownProps) => {
  const translate = useTranslate();
  const id = useId();
  const twins = twinsOf(value, zone);
  if (twins.length < 2) return null;
  return (
    <div>
      <p id={id} className="form-twice">
        {translate('form.time.twice')}
      </p>
      <RadioGroup
        row
        aria-labelledby={id}
        value={new Date(written(value)).toISOString()}
        onChange={(_, instant) => onChange(instant)}
      >
        {twins.map((instant, index) => (
          <FormControlLabel
            key={instant}
            value={instant}
            control={<Radio size="small" />}
            label={translate(index === 0 ? 'form.time.first' : 'form.time.second', {
              offset: offsetWords(instant, zone),
            })}
          />
        ))}
      </RadioGroup>
    </div>
  );
};
