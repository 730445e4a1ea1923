import type { Diagnostic } from '../../DocumentError.ts';
import type { PathDiagnostic } from './PathDiagnostic.ts';
import { createLocator } from './createLocator.ts';

/** Creates a function that maps diagnostics of a bundled document to its source files. */
export function createDiagnosticLocator(
  files: readonly string[],
): (diagnostic: PathDiagnostic) => Diagnostic {
  const locate = createLocator(files);
  return ({ at, message }) => ({ ...locate(at), message });
}
