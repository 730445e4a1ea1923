import { DocumentError } from '../DocumentError.ts';
import type { ServiceModel } from '../model.ts';
import { renameDuplicates } from './renameDuplicates.ts';
import { readService } from './readService.ts';

/**
 * Reads documents, in their order; a name that two of them have is given to the first.
 *
 * @throws DocumentError with everything that is wrong in any of them
 */
export async function readServices(files: readonly string[]): Promise<readonly ServiceModel[]> {
  const results = await Promise.allSettled(files.map(file => readService(file)));
  const failures = results.flatMap(result =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  const other = failures.find(failure => !(failure instanceof DocumentError));
  // A failure of the generator itself comes as it is.
  if (other instanceof Error) throw other;
  if (failures.length > 0) {
    throw new DocumentError(failures.flatMap(failure => (failure as DocumentError).diagnostics));
  }
  return renameDuplicates(
    results.flatMap(result => (result.status === 'fulfilled' ? [result.value] : [])),
  );
}
