import { type Identifier, useTranslate } from 'react-admin';

import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { PointingHere } from '../related/PointingHere.tsx';
import { useText } from '../useText.ts';

interface ConsequencesProps {
  readonly descriptor: ResourceDescriptor;
  readonly operation: OperationDescriptor;
  /** The records that it will be done to. */
  readonly ids: readonly Identifier[];
}

/** What happens when an operation is done, in its document's words and ours; of a deletion, what points at what goes. */
export const Consequences = ({ descriptor, operation, ids }: ConsequencesProps) => {
  const translate = useTranslate();
  const text = useText();
  const { is, confirm, physical } = operation;
  return (
    <>
      {confirm && <p>{text(confirm)}</p>}
      {physical && !confirm && <p>{translate('action.physical')}</p>}
      {is === 'delete' && !confirm && <p>{translate('action.irrevocable')}</p>}
      {is === 'delete' && <PointingHere descriptor={descriptor} ids={ids} />}
    </>
  );
};
