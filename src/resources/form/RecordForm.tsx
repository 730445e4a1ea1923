import { type ComponentType, type ReactNode, useRef } from 'react';
import { FormProvider } from 'react-hook-form';

import type { FieldDescriptor } from '../../schema/field.ts';
import type { GroupDescriptor } from '../../schema/resource.ts';
import { useUnsaved } from '../../ui/unsaved/unsaved.ts';
import type { EditOverrides } from '../fieldKit.ts';
import { DraftBack } from './DraftBack.tsx';
import { FormRulesContext } from './FormRules.ts';
import { FormFailure } from './FormFailure.tsx';
import { FormGroups } from './FormGroups.tsx';
import { useFirstProblem } from './useFirstProblem.ts';
import type { useRecordForm } from './useRecordForm.ts';

/** What a form is drawn from; what it sends is the business of who made it. */
export type RecordFormState = Omit<ReturnType<typeof useRecordForm>, 'restart'>;

interface RecordFormProps {
  readonly state: RecordFormState;
  readonly fields: readonly FieldDescriptor[];
  readonly groups?: readonly GroupDescriptor[];
  readonly edits?: EditOverrides | undefined;
  readonly className: string;
  /** Around the fields, e.g. the body of a dialog. */
  readonly Frame: ComponentType<{ readonly children: ReactNode }>;
  /** The buttons. */
  readonly children: ReactNode;
}

/** A form of fields. Its browser's own validation is off: words come from the catalogue. */
export const RecordForm = ({
  state: { form, submit, isUnsaved, manner, act, failure, refusals, back },
  fields,
  groups = [],
  edits,
  className,
  Frame,
  children,
}: RecordFormProps) => {
  const element = useRef<HTMLFormElement>(null);
  useUnsaved(isUnsaved);
  useFirstProblem(element, form, refusals, failure);
  return (
    <FormProvider {...form}>
      <FormRulesContext value={manner}>
        <form ref={element} className={className} noValidate autoComplete="off" onSubmit={submit}>
          <Frame>
            {back && <DraftBack withheld={back.withheld} onDiscard={back.discard} />}
            <FormFailure act={act} failure={failure} />
            <FormGroups fields={fields} groups={groups} edits={edits} />
          </Frame>
          {children}
        </form>
      </FormRulesContext>
    </FormProvider>
  );
};
