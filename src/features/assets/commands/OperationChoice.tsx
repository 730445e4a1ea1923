import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslate } from 'react-admin';

import { useText } from '../../../resources/useText.ts';
import type { OperationDescriptor } from '../../../schema/operation.ts';

interface OperationChoiceProps {
  readonly commands: readonly OperationDescriptor[];
  /** Why somebody may not do an operation; undefined while he may. */
  readonly denial: (operation: OperationDescriptor) => string | undefined;
  readonly value: OperationDescriptor | undefined;
  readonly onChoose: (operation: OperationDescriptor | undefined) => void;
}

/** What: everything that devices of the model can be told or asked. */
export const OperationChoice = ({ commands, denial, value, onChoose }: OperationChoiceProps) => {
  const translate = useTranslate();
  const text = useText();
  return (
    <section className="command-part" aria-label={translate('command.what')}>
      <h3>{translate('command.what')}</h3>
      {commands.length === 0 ? (
        <p className="command-note">{translate('command.needs.model')}</p>
      ) : (
        <RadioGroup
          className="command-list"
          aria-label={translate('command.what')}
          value={value?.id ?? ''}
          onChange={(_, id) => onChoose(commands.find(each => each.id === id))}
        >
          {commands.map(operation => {
            const refused = denial(operation);
            return (
              <FormControlLabel
                key={operation.id}
                value={operation.id}
                disabled={refused !== undefined}
                title={refused}
                control={<Radio size="small" />}
                label={text(operation.label)}
              />
            );
          })}
        </RadioGroup>
      )}
    </section>
  );
};
