import { type Identifier, useTranslate } from 'react-admin';

import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { IncomingReferences } from '../related/IncomingReferences.tsx';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';

interface OperationConsequencesProps {
  readonly descriptor: ResourceDescriptor;
  readonly operation: OperationDescriptor;
  /** The ids of the target records. */
  readonly ids: readonly Identifier[];
}

/**
 * Shows the consequences of an operation: the text of its document and a general one; for a deletion, the incoming
 * references.
 */
export const OperationConsequences = ({
  descriptor,
  operation,
  ids,
}: OperationConsequencesProps) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const { kind, confirm, physical } = operation;
  return (
    <>
      {confirm && <p>{text(confirm)}</p>}
      {physical && !confirm && <p>{translate('action.physical')}</p>}
      {kind === 'delete' && !confirm && <p>{translate('action.irrevocable')}</p>}
      {kind === 'delete' && <IncomingReferences descriptor={descriptor} ids={ids} />}
    </>
  );
};
