import type { Diagnostic } from '../DocumentError.ts';
import type { PathDiagnostic } from './PathDiagnostic.ts';
import { createLocator } from './createLocator.ts';

/** Turns findings in a bundled document into complaints about the files that it was made of. */
export function createDiagnosticLocator(
  files: readonly string[],
): (diagnostic: PathDiagnostic) => Diagnostic {
  const locate = createLocator(files);
  return ({ at, message }) => ({ ...locate(at), message });
}
