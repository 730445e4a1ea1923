import { DocumentError } from '../DocumentError.ts';
import type { ServiceModel } from '../model.ts';
import { renameDuplicates } from './renameDuplicates.ts';
import { readService } from './readService.ts';

/**
 * Reads documents, in their order; a duplicate name is given to the first.
 *
 * @throws DocumentError with every error of any of them
 * @example const [core, users] = await readServices(['openapi/core.yaml', 'openapi/users.yaml']);
 */
export async function readServices(files: readonly string[]): Promise<readonly ServiceModel[]> {
  const results = await Promise.allSettled(files.map(file => readService(file)));
  const failures = results.flatMap(result =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  const other = failures.find(failure => !(failure instanceof DocumentError));
  // A failure of the generator itself is rethrown unchanged.
  if (other instanceof Error) throw other;
  if (failures.length > 0) {
    throw new DocumentError(failures.flatMap(failure => (failure as DocumentError).diagnostics));
  }
  return renameDuplicates(
    results.flatMap(result => (result.status === 'fulfilled' ? [result.value] : [])),
  );
}
