import type { Complaint } from '../DocumentError.ts';
import type { ServiceModel } from '../model.ts';
import type { Finding } from '../read/finding.ts';
import { findOperations } from '../read/operations.ts';
import { complainer } from '../read/complainer.ts';
import { lintLabels } from './lintLabels.ts';
import { lintLists } from './lintLists.ts';
import { lintRefusals } from './lintRefusals.ts';

/**
 * What our own documents must say and others need not: every label, every refusal, lists that can be asked and
 * counted, and operations that have one name in all documents.
 */
export function lintModels(models: readonly ServiceModel[]): readonly Complaint[] {
  const twins = twinsOf(models);
  return models.flatMap(model =>
    [
      ...lintLabels(model),
      ...lintRefusals(model),
      ...lintLists(model, models),
      ...(twins.get(model) ?? []),
    ].map(complainer(model.files)),
  );
}

/** Operations whose name another document has already. */
function twinsOf(models: readonly ServiceModel[]): ReadonlyMap<ServiceModel, readonly Finding[]> {
  const taken = new Map<string, string>();
  const twins = models.map(model => {
    const findings = findOperations(model.document).flatMap(({ id, at }) => {
      const other = taken.get(id);
      taken.set(id, model.source);
      return other === undefined || other === model.source
        ? []
        : [{ at, message: `operationId "${id}" is also in ${other}; rename one of them` }];
    });
    return [model, findings] as const;
  });
  return new Map(twins);
}
