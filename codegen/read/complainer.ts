import type { Complaint } from '../DocumentError.ts';
import type { Finding } from './finding.ts';
import { createLocator } from './locate.ts';

/** Turns findings in a bundled document into complaints about the files that it was made of. */
export function complainer(files: readonly string[]): (finding: Finding) => Complaint {
  const locate = createLocator(files);
  return ({ at, message }) => ({ ...locate(at), message });
}
