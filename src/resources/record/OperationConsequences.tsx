import { use } from 'react';
import { useTranslate } from 'react-admin';

import type { OperationDescriptor } from '../../schema/operation.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { IncomingReferences } from '../related/IncomingReferences.tsx';
import { CustomDialogsContext, type OperationImpactProps } from './CustomDialogs.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';

interface OperationConsequencesProps extends OperationImpactProps {
  readonly operation: OperationDescriptor;
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
  const Impact = use(CustomDialogsContext).impacts?.[operation.id];
  return (
    <>
      {confirm && <p>{text(confirm)}</p>}
      {Impact && (
        <LazyBoundary>
          <Impact descriptor={descriptor} ids={ids} />
        </LazyBoundary>
      )}
      {physical && !confirm && <p>{translate('action.physical')}</p>}
      {kind === 'delete' && !confirm && <p>{translate('action.irrevocable')}</p>}
      {kind === 'delete' && <IncomingReferences descriptor={descriptor} ids={ids} />}
    </>
  );
};
