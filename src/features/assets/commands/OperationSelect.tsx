import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';

import { getActionGroup } from '../../../resources/record/getActionGroup.ts';
import { useLocalizedText } from '../../../resources/descriptor/useLocalizedText.ts';
import type { OperationDescriptor } from '../../../schema/operation.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';

interface OperationSelectProps {
  readonly assets: ResourceDescriptor;
  readonly commands: readonly OperationDescriptor[];
  /** Why the user may not run an operation; undefined if permitted. */
  readonly getDenial: (operation: OperationDescriptor) => string | undefined;
  readonly value: OperationDescriptor | undefined;
  readonly onChange: (operation: OperationDescriptor | undefined) => void;
}

/** Selects the operation: every command and every read of the model. */
export const OperationSelect = ({
  assets,
  commands,
  getDenial,
  value,
  onChange: onChoose,
}: OperationSelectProps) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  return (
    <section
      className="stack h-420 min-w-0 *:last:min-h-0 *:last:flex-1 max-md:h-auto max-md:first:h-320"
      aria-label={translate('command.what')}
    >
      <h3 className="type-13 mb-8 font-medium">{translate('command.what')}</h3>
      {commands.length === 0 ? (
        <p className="mb-8 text-3">{translate('command.needs.model')}</p>
      ) : (
        <RadioGroup
          className="command-list"
          aria-label={translate('command.what')}
          value={value?.id ?? ''}
          onChange={(_, id) => onChoose(commands.find(each => each.id === id))}
        >
          {commands.map((operation, index) => {
            const groupLabel = getActionGroup(assets, operation)?.label;
            const previousOperation = commands[index - 1];
            const isFirst =
              groupLabel !==
              (previousOperation && getActionGroup(assets, previousOperation)?.label);
            const denial = getDenial(operation);
            return (
              <Fragment key={operation.id}>
                {groupLabel && isFirst && (
                  <span className="type-12 flex-none pt-6 pb-2 text-3">{text(groupLabel)}</span>
                )}
                <FormControlLabel
                  value={operation.id}
                  disabled={denial !== undefined}
                  title={denial}
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
