import '../transfer.css';

import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

import type { ResourceDescriptor } from '../../../schema/resource.ts';
import type { ImportPlan } from '../../cells/createImportPlan.ts';
import { CheckStep } from './CheckStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { FileStep } from './FileStep.tsx';
import type { ImportCheckLoader } from './ImportCheck.ts';
import type { ImportState } from './ImportState.ts';
import { SendStep } from './SendStep.tsx';
import type { ImportStepProps } from './ImportStepProps.ts';
import { useImport } from './useImport.ts';

export interface ImportWizardProps {
  readonly descriptor: ResourceDescriptor;
  readonly plan: ImportPlan;
  /** Loads the checks of rows beyond their fields. */
  readonly importCheck?: ImportCheckLoader | undefined;
  readonly onClose: () => void;
  /** Called when the import continues in the drawer; closes the dialog by default, unless it is a page. */
  readonly onAway?: () => void;
}

/** An import in steps: the file, its columns, a check of every row before anything is sent, the sending, the result. */
export const ImportWizard = (props: ImportWizardProps) => {
  const { descriptor, plan, onClose, onAway = onClose } = props;
  const controller = useImport(descriptor, plan, props.importCheck);
  return (
    <>
      <ImportStepper state={controller.state} />
      {renderStep(controller.state, { descriptor, plan, controller, onClose, onAway })}
    </>
  );
};

function renderStep(state: ImportState, props: ImportStepProps): ReactNode {
  switch (state.step) {
    case 'file':
      return <FileStep {...props} isReading={state.isReading ?? false} draft={state.draft} />;
    case 'columns':
      return <ColumnsStep {...props} {...state} />;
    case 'check':
      return <CheckStep {...props} {...state} />;
    case 'send':
      return <SendStep {...props} {...state} />;
    case 'done':
      return <DoneStep {...props} {...state} />;
  }
}

const STEP_NAMES = ['file', 'columns', 'check', 'done'] as const;

/** The current step. */
const ImportStepper = ({ state: { step } }: { readonly state: ImportState }) => {
  const translate = useTranslate();
  const current = step === 'send' ? 'done' : step;
  return (
    <ol className="transfer-steps type-13 flex gap-8 px-24 pb-12 text-3 [counter-reset:step] **:aria-[current]:border-(--accent) **:aria-[current]:font-medium **:aria-[current]:text-1 [&_li]:flex-1 [&_li]:border-t-2 [&_li]:border-t-(--line) [&_li]:pt-6 [&_li]:[counter-increment:step]">
      {STEP_NAMES.map(name => (
        <li key={name} {...(name === current && { 'aria-current': 'step' as const })}>
          {translate(`transfer.step.${name}`)}
        </li>
      ))}
    </ol>
  );
};
