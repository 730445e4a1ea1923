import './form.css';

import { use } from 'react';
import { useWatch } from 'react-hook-form';

import type { FieldDescriptor } from '../../schema/field.ts';
import type { GroupDescriptor } from '../../schema/resource.ts';
import type { InputOverrides } from '../descriptor/fieldComponents.ts';
import { FieldInput } from '../inputs/FieldInput.tsx';
import { type FieldGroup, groupFields } from '../descriptor/groupFields.ts';
import { matchesCondition } from '../descriptor/matchesCondition.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { InputOverridesContext } from '../inputs/InputOverridesContext.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';

interface FormGroupsProps {
  readonly fields: readonly FieldDescriptor[];
  readonly groups: readonly GroupDescriptor[];
  readonly inputOverrides: InputOverrides | undefined;
}

/** Shows fields in one column under their group names; a field with a condition is shown only while it matches. */
export const FormGroups = ({ fields, groups, inputOverrides = {} }: FormGroupsProps) =>
  groupFields(fields, groups).map(group => (
    <FormGroup key={group.name} {...group} inputOverrides={inputOverrides} />
  ));

interface FormGroupProps extends FieldGroup {
  readonly inputOverrides: InputOverrides;
}

/** A group without visible fields is hidden. */
const FormGroup = ({ label, fields, inputOverrides }: FormGroupProps) => {
  const text = useLocalizedText();
  const operationInputs = use(InputOverridesContext);
  const values = useWatch<Record<string, unknown>>();
  const shownFields = fields.filter(({ when }) => matchesCondition(when, values));
  if (shownFields.length === 0) return null;
  return (
    <section className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-16">
      {label && <h2 className="type-16 font-semibold">{text(label)}</h2>}
      {shownFields.map(field => {
        const Input = inputOverrides[field.source] ?? operationInputs[field.source] ?? FieldInput;
        return (
          <LazyBoundary key={field.source} fallback={<div className="h-72" aria-busy="true" />}>
            <Input field={field} name={field.source} />
          </LazyBoundary>
        );
      })}
    </section>
  );
};
