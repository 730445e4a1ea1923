import IconButton from '@mui/material/IconButton';
import { use, useEffect, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { type RuleProps, useRule } from 'react-querybuilder';

import { Icon } from '../../../ui/icons/Icon.tsx';
import { OperandInput } from '../condition/OperandInput.tsx';
import { FieldSelect, OperatorSelect } from '../condition/ConditionSelects.tsx';
import { FilterBuilderContext } from './FilterBuilderContext.ts';
import { focusAddButton } from './focusAddButton.ts';
import { resolveRule, getValuePath } from './filterTree.ts';
import { formatRuleNumber } from './formatRuleNumber.ts';

/** One condition of a group: field, operator, value, and a remove button. */
export const QueryRule = (props: RuleProps) => {
  const { rule, path, onChangeField, onChangeOperator, removeRule } = useRule(props);
  const { fields, lastAddedId } = use(FilterBuilderContext);
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext();
  const id = useId();
  const resolved = resolveRule(rule, fields);
  const valuePath = getValuePath({ ...rule, id: rule.id ?? '' }, fields);

  // A condition on the presence of a value defaults to yes.
  const isDefaultYes =
    resolved?.operator === 'empty' && getValues(`${valuePath}.value`) === undefined;
  useEffect(() => {
    if (isDefaultYes) setValue(`${valuePath}.value`, true);
  }, [isDefaultYes, valuePath, setValue]);

  if (!resolved) return null;
  const name = translate('filter.groups.condition', { number: formatRuleNumber(path) });
  return (
    <div
      className="query-rule grid grid-cols-[minmax(0,4fr)_minmax(0,3fr)_minmax(0,6fr)_auto] items-start gap-8 max-md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:[&>:nth-child(2)]:row-2 [&>button]:mt-24"
      role="group"
      aria-label={name}
    >
      <FieldSelect
        id={`${id}field`}
        fields={fields}
        value={resolved.field.source}
        onChange={onChangeField}
        autoFocus={lastAddedId !== undefined && rule.id === lastAddedId}
      />
      <OperatorSelect
        id={`${id}operator`}
        field={resolved.field}
        value={resolved.operator}
        onChange={onChangeOperator}
      />
      <div className="flex min-w-0 gap-8 *:min-w-0 *:flex-1 max-md:col-span-full max-md:row-2 max-sm:row-3 max-sm:flex-col">
        <OperandInput key={valuePath} {...resolved} namePrefix={`${valuePath}.`} />
      </div>
      <IconButton
        aria-label={translate('filter.groups.remove', { name })}
        onClick={event => {
          focusAddButton(event.currentTarget);
          removeRule(event);
        }}
      >
        <Icon name="trash" />
      </IconButton>
    </div>
  );
};
