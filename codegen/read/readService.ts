import { DocumentError } from '../DocumentError.ts';
import type { ServiceModel } from '../model.ts';
import { formatPath } from '../project.ts';
import { bundleDocument } from './bundle/bundleDocument.ts';
import { checkOperations } from './check/checkOperations.ts';
import { checkExtensions } from './check/checkExtensions.ts';
import { createDiagnosticLocator } from './report/createDiagnosticLocator.ts';
import { upgradeTo31 } from './normalize/upgradeTo31.ts';
import { nameOperations } from './normalize/nameOperations.ts';
import { readModel } from './readModel.ts';
import { repairDocument } from './normalize/repairDocument.ts';
import { markJsonParameters } from './normalize/markJsonParameters.ts';
import { usesXConsole } from './schema/usesXConsole.ts';
import { replaceUnresolved } from './normalize/replaceUnresolved.ts';
import { swaggerReference } from './report/swaggerPath.ts';
import { dropMalformed } from './normalize/dropMalformed.ts';

/**
 * Reads a document from its file.
 *
 * @throws DocumentError with every error of the document itself
 * @see https://spec.openapis.org/oas/v3.1.1.html#openapi-object
 */
export async function readService(file: string): Promise<ServiceModel> {
  const {
    document: bundled,
    files,
    unresolved,
    version,
    warnings: bundleWarnings,
  } = await bundleDocument(file);
  if (unresolved.length > 0 && usesXConsole(bundled)) throw new DocumentError(unresolved);
  const wellFormed = dropMalformed(bundled);
  const resolved = replaceUnresolved(
    wellFormed.document,
    version === '2.0' ? swaggerReference : undefined,
  );
  const repaired = repairDocument(upgradeTo31(resolved.document));
  const named = nameOperations(markJsonParameters(repaired.document));
  const problems = [
    ...(await checkExtensions(named.document)),
    ...(usesXConsole(named.document) ? checkOperations(wellFormed.document) : []),
  ];
  if (problems.length > 0) throw new DocumentError(problems.map(createDiagnosticLocator(files)));
  const model = readModel(named.document, formatPath(file));
  const warnings = [
    ...bundleWarnings,
    ...wellFormed.warnings,
    ...resolved.warnings,
    ...repaired.warnings,
    ...named.warnings,
    ...model.warnings,
  ];
  return { ...model, files, openapi: version, warnings };
}
