import { DocumentError } from '../DocumentError.ts';
import type { ServiceModel } from '../model.ts';
import { display } from '../project.ts';
import { bundleDocument } from './bundle.ts';
import { checkOperations } from './checkOperations.ts';
import { checkWords } from './checkWords.ts';
import { complainer } from './complainer.ts';
import { modernise } from './modernise.ts';
import { nameOperations } from './nameOperations.ts';
import { readModel } from './readModel.ts';
import { repair } from './repair.ts';
import { sayJson } from './sayJson.ts';
import { speaksConsole } from './speaks.ts';
import { replaceUnresolved } from './unresolvedReferences.ts';
import { swaggerReference } from './swaggerPath.ts';
import { wellFormed } from './wellFormed.ts';

/**
 * Reads a document from its file.
 *
 * @throws DocumentError with everything that is wrong in the document taken alone
 */
export async function readService(file: string): Promise<ServiceModel> {
  const {
    document: bundled,
    files,
    unresolved,
    version,
    told: before,
  } = await bundleDocument(file);
  if (unresolved.length > 0 && speaksConsole(bundled)) throw new DocumentError(unresolved);
  const formed = wellFormed(bundled);
  const resolved = replaceUnresolved(
    formed.document,
    version === '2.0' ? swaggerReference : undefined,
  );
  const repaired = repair(modernise(resolved.document));
  const named = nameOperations(sayJson(repaired.document));
  const wrong = [
    ...(await checkWords(named.document)),
    ...(speaksConsole(named.document) ? checkOperations(formed.document) : []),
  ];
  if (wrong.length > 0) throw new DocumentError(wrong.map(complainer(files)));
  const model = readModel(named.document, display(file));
  const told = [
    ...before,
    ...formed.told,
    ...resolved.told,
    ...repaired.told,
    ...named.told,
    ...model.told,
  ];
  return { ...model, files, openapi: version, told };
}
