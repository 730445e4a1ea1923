import type { ComponentType } from 'react';

import type { FieldDescriptor, FieldOf } from '../../schema/field.ts';
import { unreadableValue } from '../../schema/readableValue.ts';
import type { Owner, ShowingOf, ShowProps } from '../fieldKit.ts';
import { isObject } from '../isObject.ts';
import { useText } from '../useText.ts';
import { Absent } from './Ellipsis.tsx';
import { UnreadableValue } from './UnreadableValue.tsx';

/** An object as its fields: "label: value" on a line. */
export const objectShow = (showingOf: ShowingOf): ComponentType<ShowProps<FieldOf<'object'>>> =>
  function ObjectShow({ field, value }) {
    return isObject(value) ? (
      <Pairs fields={field.fields} owner={value} showingOf={showingOf} />
    ) : (
      <Absent />
    );
  };

interface PairsProps {
  readonly fields: readonly FieldDescriptor[];
  readonly owner: Owner;
  readonly showingOf: ShowingOf;
}

export const Pairs = ({ fields, owner, showingOf }: PairsProps) => {
  const text = useText();
  const present = fields.filter(
    field => owner[field.source] !== undefined || unreadableValue(field, owner) !== undefined,
  );
  return present.map((field, index) => {
    const { Show } = showingOf(field);
    const unreadable = unreadableValue(field, owner);
    return (
      <span key={field.source}>
        {index > 0 && ' · '}
        {text(field.label)}{' '}
        {unreadable === undefined ? (
          <Show field={field} value={owner[field.source]} owner={owner} />
        ) : (
          <UnreadableValue value={unreadable} />
        )}
      </span>
    );
  });
};
