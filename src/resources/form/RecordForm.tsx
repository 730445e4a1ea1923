import type { ComponentType, ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';

import type { FieldDescriptor } from '../../schema/field.ts';
import type { GroupDescriptor } from '../../schema/resource.ts';
import type { EditOverrides } from '../fieldKit.ts';
import { FormRulesContext } from './FormRules.ts';
import { FormGroups } from './FormGroups.tsx';
import type { useRecordForm } from './useRecordForm.ts';

interface RecordFormProps {
  readonly state: ReturnType<typeof useRecordForm>;
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
  state: { form, submit, manner },
  fields,
  groups = [],
  edits,
  className,
  Frame,
  children,
}: RecordFormProps) => (
  <FormProvider {...form}>
    <FormRulesContext value={manner}>
      <form className={className} noValidate autoComplete="off" onSubmit={submit}>
        <Frame>
          <FormGroups fields={fields} groups={groups} edits={edits} />
        </Frame>
        {children}
      </form>
    </FormRulesContext>
  </FormProvider>
);
