import IconButton from '@mui/material/IconButton';
import { use, useEffect, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { type RuleProps, useRule } from 'react-querybuilder';

import { Icon } from '../../../ui/icons/Icon.tsx';
import { OperandEdit } from '../OperandEdit.tsx';
import { FieldSelect, OperatorSelect } from '../QuestionSelects.tsx';
import { BuildingContext } from './Building.ts';
import { focusAdd } from './focusAdd.ts';
import { askedOf, placeOf } from './queryTree.ts';
import { numberOf } from './numberOf.ts';

/** One condition of a group: field, operator, value, and the way to take it away. */
export const QueryRule = (props: RuleProps) => {
  const { rule, path, onChangeField, onChangeOperator, removeRule } = useRule(props);
  const { fields, added } = use(BuildingContext);
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext();
  const id = useId();
  const asked = askedOf(rule, fields);
  const place = placeOf({ ...rule, id: rule.id ?? '' }, fields);

  // Whether there is a value at all is asked with a yes, until somebody says no.
  const isYes = asked?.operator === 'empty' && getValues(`${place}.value`) === undefined;
  useEffect(() => {
    if (isYes) setValue(`${place}.value`, true);
  }, [isYes, place, setValue]);

  if (!asked) return null;
  const name = translate('filter.groups.condition', { number: numberOf(path) });
  return (
    <div className="query-rule" role="group" aria-label={name}>
      <FieldSelect
        id={`${id}field`}
        fields={fields}
        value={asked.field.source}
        onChange={onChangeField}
        autoFocus={added !== undefined && rule.id === added}
      />
      <OperatorSelect
        id={`${id}operator`}
        field={asked.field}
        value={asked.operator}
        onChange={onChangeOperator}
      />
      <div className="query-value">
        <OperandEdit key={place} {...asked} within={`${place}.`} />
      </div>
      <IconButton
        aria-label={translate('filter.groups.remove', { name })}
        onClick={event => {
          focusAdd(event.currentTarget);
          removeRule(event);
        }}
      >
        <Icon name="trash" />
      </IconButton>
    </div>
  );
};
