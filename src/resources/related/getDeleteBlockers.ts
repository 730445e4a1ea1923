import { getErrorCode } from '../../domain/errorStatus.ts';
import type { ReferenceField } from './referenceFields.ts';

/**
 * Returns the references that explain why a delete was rejected: those whose document names the code of the error.
 *
 * @see openapi/README.md, keyword `blocksDelete`; DOM-04
 */
export function getDeleteBlockers(
  references: readonly ReferenceField[],
  error: unknown,
): readonly ReferenceField[] {
  const code = getErrorCode(error);
  return code === undefined
    ? []
    : references.filter(({ path }) => path.at(-1)?.blocksDelete === code);
}
