import type { ResourceDescriptor } from '../../../schema/resource.ts';
import type { ImportPlan } from '../cells/importFields.ts';
import type { Import } from './useImport.ts';

/** What every step of an import is given. */
export interface StepProps {
  readonly descriptor: ResourceDescriptor;
  readonly plan: ImportPlan;
  readonly work: Import;
  readonly onClose: () => void;
  readonly onAway: () => void;
}
