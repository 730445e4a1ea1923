import { Fragment, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

import type { FieldDescriptor } from '../../../schema/field.ts';
import { FieldValue } from '../../fields/FieldValue.tsx';
import { ZoneSuffix } from '../../fields/ZoneSuffix.tsx';
import { useFormatNumber } from '../../../ui/useFormatNumber.ts';
import { useLocalizedText } from '../../descriptor/useLocalizedText.ts';
import {
  type Condition,
  type ConditionGroup,
  isConditionGroup,
  type FilterCondition,
} from '../../../schema/filter.ts';
import { getOperandField } from '../../conditions/getOperandField.ts';
import { useOperatorLabel } from './useOperatorLabel.ts';

/** Formats a condition: field, operator, **value**; or a group, joined by *or* and *and*. */
export const ConditionLabel = ({ condition }: { condition: FilterCondition }) =>
  isConditionGroup(condition) ? (
    <OrGroupLabel {...condition} />
  ) : (
    <FieldConditionLabel {...condition} />
  );

/** A branch of several conditions has brackets, so that operator precedence is explicit. */
const OrGroupLabel = ({ or }: ConditionGroup) => (
  <JoinedLabels messageKey="filter.or">
    {or.map((branch, index) =>
      branch.length > 1 || branch.some(isConditionGroup) ? (
        <Parenthesized key={index}>
          <AndGroupLabel conditions={branch} />
        </Parenthesized>
      ) : (
        <AndGroupLabel key={index} conditions={branch} />
      ),
    )}
  </JoinedLabels>
);

const AndGroupLabel = ({ conditions }: { conditions: readonly FilterCondition[] }) => (
  <JoinedLabels messageKey="filter.and">
    {conditions.map((condition, index) =>
      isConditionGroup(condition) && conditions.length > 1 ? (
        <Parenthesized key={index}>
          <ConditionLabel condition={condition} />
        </Parenthesized>
      ) : (
        <ConditionLabel key={index} condition={condition} />
      ),
    )}
  </JoinedLabels>
);

const Parenthesized = ({ children }: { children: ReactNode }) => <>({children})</>;

const JoinedLabels = ({
  messageKey,
  children,
}: {
  messageKey: string;
  children: readonly ReactNode[];
}) => {
  const translate = useTranslate();
  return children.map((each, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <>
          {' '}
          <span className="filter-operator">{translate(messageKey)}</span>{' '}
        </>
      )}
      {each}
    </Fragment>
  ));
};

/** "Role is one of **Guest**"; a condition on presence has no separate value: "Name **is not empty**". */
const FieldConditionLabel = (condition: Condition) => {
  const text = useLocalizedText();
  const translate = useTranslate();
  const getOperatorLabel = useOperatorLabel();
  const label = text(condition.field.label);
  const operatorLabel = getOperatorLabel(condition.field, condition.operator);
  if (condition.operator === 'empty')
    return (
      <>
        {label} <b>{condition.value === false ? translate('filter.notEmpty') : operatorLabel}</b>
      </>
    );
  return (
    <>
      {label} <span className="filter-operator">{operatorLabel}</span>{' '}
      <b>
        <OperandValue {...condition} />
      </b>
      <ZoneSuffix field={getOperandField(condition.field, condition.operator)} />
    </>
  );
};

const OperandValue = ({ field, operator, value }: Condition) => {
  const operand = getOperandField(field, operator);
  if (operator === 'between' && isPair(value))
    return (
      <>
        <SingleValue field={operand} value={value[0]} /> –{' '}
        <SingleValue field={operand} value={value[1]} />
      </>
    );
  return Array.isArray(value) && value.length > MAX_LISTED_VALUES ? (
    <ValueSummary field={operand} values={value} />
  ) : (
    <SingleValue field={operand} value={value} />
  );
};

/** More values do not fit in a chip: their number and the first of them. */
const MAX_LISTED_VALUES = 5;

const ValueSummary = ({
  field,
  values,
}: {
  readonly field: FieldDescriptor;
  readonly values: readonly unknown[];
}) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  return (
    <>
      {translate('filter.inq.many', { count: formatNumber(values.length) })}{' '}
      <SingleValue field={field} value={values.slice(0, 1)} />…
    </>
  );
};

const isPair = (value: unknown): value is readonly [unknown, unknown] => Array.isArray(value);

const SingleValue = ({ field, value }: { field: FieldDescriptor; value: unknown }) => (
  <FieldValue field={field} record={{ [field.source]: value }} />
);
