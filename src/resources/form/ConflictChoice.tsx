import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

import { FieldValue } from '../fields/FieldValue.tsx';
import { ZoneSuffix } from '../fields/ZoneSuffix.tsx';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import type { Conflict } from '../values/mergeChanges.ts';

/** The version that is saved. */
export type Side = 'mine' | 'theirs' | 'both';

const SIDES: readonly Side[] = ['mine', 'theirs', 'both'];

interface ConflictChoiceProps {
  readonly conflict: Conflict;
  readonly side: Side | undefined;
  readonly onChoose: (side: Side) => void;
}

/** Shows one conflicting value: the original and both versions. */
export const ConflictChoice = ({ conflict, side, onChoose }: ConflictChoiceProps) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const id = useId();
  const { field, parentLabels } = conflict;
  const renderValue = (value: unknown) => (
    <>
      <FieldValue field={field} record={{ [field.source]: value }} />
      <ZoneSuffix field={field} />
    </>
  );
  return (
    <section className="conflict">
      <h3 className="type-14 font-semibold" id={id}>
        {[...parentLabels, field.label].map(text).join(' · ')}
      </h3>
      <p className="mb-4 text-2">
        {translate('form.conflict.before')} {renderValue(conflict.before)}
      </p>
      <RadioGroup
        aria-labelledby={id}
        value={side ?? ''}
        onChange={(_, chosen) => onChoose(chosen as Side)}
      >
        {SIDES.filter(each => each !== 'both' || conflict.both).map(each => (
          <FormControlLabel
            key={each}
            value={each}
            control={<Radio size="small" />}
            label={
              <>
                <strong>{translate(`form.conflict.${each}`)}</strong> {renderValue(conflict[each])}
              </>
            }
          />
        ))}
      </RadioGroup>
    </section>
  );
};
