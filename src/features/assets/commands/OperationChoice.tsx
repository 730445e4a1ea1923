import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';

import { groupOf } from '../../../resources/record/groupOf.ts';
import { useText } from '../../../resources/useText.ts';
import type { OperationDescriptor } from '../../../schema/operation.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';

interface OperationChoiceProps {
  readonly assets: ResourceDescriptor;
  readonly commands: readonly OperationDescriptor[];
  /** Why somebody may not do an operation; undefined while he may. */
  readonly denial: (operation: OperationDescriptor) => string | undefined;
  readonly value: OperationDescriptor | undefined;
  readonly onChoose: (operation: OperationDescriptor | undefined) => void;
}

/** What: everything that devices of the model can be told or asked. */
export const OperationChoice = ({
  assets,
  commands,
  denial,
  value,
  onChoose,
}: OperationChoiceProps) => {
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
          {commands.map((operation, at) => {
            const head = groupOf(assets, operation)?.label;
            const before = commands[at - 1];
            const isFirst = head !== (before && groupOf(assets, before)?.label);
            const refused = denial(operation);
            return (
              <Fragment key={operation.id}>
                {head && isFirst && <span className="command-head">{text(head)}</span>}
                <FormControlLabel
                  value={operation.id}
                  disabled={refused !== undefined}
                  title={refused}
                  control={<Radio size="small" />}
                  label={text(operation.label)}
                />
              </Fragment>
            );
          })}
        </RadioGroup>
      )}
    </section>
  );
};
