import type { Diagnostic } from '../../DocumentError.ts';
import type { PathDiagnostic } from './PathDiagnostic.ts';
import { createLocator } from './createLocator.ts';

/**
 * Creates a function that maps diagnostics of a bundled document to its source files.
 *
 * @param files absolute paths, the document itself first
 * @example
 * const locate = createDiagnosticLocator(['/srv/city/openapi/users.yaml']);
 * locate({ at: ['paths', '/users'], message: 'no label' }); // { file: 'openapi/users.yaml', line: 12, message: 'no label' }
 */
export function createDiagnosticLocator(
  files: readonly string[],
): (diagnostic: PathDiagnostic) => Diagnostic {
  const locate = createLocator(files);
  return ({ at, message }) => ({ ...locate(at), message });
}
