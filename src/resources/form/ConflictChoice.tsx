import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

import { FieldShow } from '../fieldShows.tsx';
import { ZoneBeside } from '../kits/ZoneBeside.tsx';
import { useText } from '../useText.ts';
import type { Clash } from './mergeEdit.ts';

/** Whose value stands. */
export type Side = 'mine' | 'theirs' | 'both';

const SIDES: readonly Side[] = ['mine', 'theirs', 'both'];

interface ConflictChoiceProps {
  readonly clash: Clash;
  readonly side: Side | undefined;
  readonly onChoose: (side: Side) => void;
}

/** One value that two people changed: what it was, and what each made of it. */
export const ConflictChoice = ({ clash, side, onChoose }: ConflictChoiceProps) => {
  const translate = useTranslate();
  const text = useText();
  const id = useId();
  const { field, around } = clash;
  const shown = (value: unknown) => (
    <>
      <FieldShow field={field} owner={{ [field.source]: value }} />
      <ZoneBeside field={field} />
    </>
  );
  return (
    <section className="conflict">
      <h3 id={id}>{[...around, field.label].map(text).join(' · ')}</h3>
      <p className="conflict-before">
        {translate('form.conflict.before')} {shown(clash.before)}
      </p>
      <RadioGroup
        aria-labelledby={id}
        value={side ?? ''}
        onChange={(_, chosen) => onChoose(chosen as Side)}
      >
        {SIDES.filter(each => each !== 'both' || clash.both).map(each => (
          <FormControlLabel
            key={each}
            value={each}
            control={<Radio size="small" />}
            label={
              <>
                <strong>{translate(`form.conflict.${each}`)}</strong> {shown(clash[each])}
              </>
            }
          />
        ))}
      </RadioGroup>
    </section>
  );
};
