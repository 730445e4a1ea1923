import type { ResourceDescriptor } from '../../../schema/resource.ts';
import type { ImportPlan } from '../../cells/createImportPlan.ts';
import type { ImportController } from './useImport.ts';

export interface ImportStepProps {
  readonly descriptor: ResourceDescriptor;
  readonly plan: ImportPlan;
  readonly controller: ImportController;
  readonly onClose: () => void;
  readonly onAway: () => void;
}
