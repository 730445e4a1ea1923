import type { Diagnostic } from '../DocumentError.ts';
import type { ServiceModel } from '../model.ts';
import type { PathDiagnostic } from '../read/report/PathDiagnostic.ts';
import { findOperations } from '../read/operation/pathItem.ts';
import { createDiagnosticLocator } from '../read/report/createDiagnosticLocator.ts';
import { lintLabels } from './lintLabels.ts';
import { lintLists } from './lintLists.ts';
import { lintErrorCodes } from './lintErrorCodes.ts';
import { lintFields } from './lintFields.ts';

/**
 * Validates what the project's own documents must define and foreign ones need not: every label, every error, lists
 * that can be filtered and counted, and operationIds that are unique across all documents.
 *
 * @returns a diagnostic with file, line and remedy for each omission
 * @example lintModels(await readServices(['openapi/users.yaml'])).map(formatDiagnostic) // ['openapi/users.yaml:120: …']
 */
export function lintModels(models: readonly ServiceModel[]): readonly Diagnostic[] {
  const duplicates = findDuplicateIds(models);
  return models.flatMap(model =>
    [
      ...lintLabels(model),
      ...lintErrorCodes(model),
      ...lintLists(model, models),
      ...lintFields(model),
      ...(duplicates.get(model) ?? []),
    ].map(createDiagnosticLocator(model.files)),
  );
}

/** Finds operations whose name another document uses. */
function findDuplicateIds(
  models: readonly ServiceModel[],
): ReadonlyMap<ServiceModel, readonly PathDiagnostic[]> {
  const sourceById = new Map<string, string>();
  const duplicates = models.map(model => {
    const problems = findOperations(model.document).flatMap(({ id, at }) => {
      const otherSource = sourceById.get(id);
      sourceById.set(id, model.source);
      return otherSource === undefined || otherSource === model.source
        ? []
        : [{ at, message: `operationId "${id}" is also in ${otherSource}; rename one of them` }];
    });
    return [model, problems] as const;
  });
  return new Map(duplicates);
}
