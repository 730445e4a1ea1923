import { useState } from 'react';
import { type Identifier, useTranslate } from 'react-admin';

import type { OperationDescriptor } from '../../../schema/operation.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { StateGlyph } from '../../../ui/icons/StateGlyph.tsx';
import { useReadAllParameters } from './useParameterQuery.ts';

interface ReadAllButtonProps {
  readonly deviceId: Identifier;
  readonly operations: readonly OperationDescriptor[];
  readonly isOffline: boolean;
}

/** Reads all parameters of a device, and shows the source of the values. */
export const ReadAllButton = ({ deviceId, operations, isOffline }: ReadAllButtonProps) => {
  const translate = useTranslate();
  const readAll = useReadAllParameters(deviceId);
  const [isReading, setIsReading] = useState(false);
  const read = async () => {
    setIsReading(true);
    await readAll(operations);
    setIsReading(false);
  };
  return (
    <div className="row justify-between gap-16 text-2 max-sm:flex-wrap [&>button]:flex-none">
      <p className="row gap-6">
        {isOffline && <StateGlyph state="offline" size={14} />}
        {translate(isOffline ? 'param.offline' : 'param.source')}
      </p>
      <ActionButton
        startIcon={<Icon name="refresh" />}
        isPending={isReading}
        disabled={operations.length === 0}
        onClick={() => void read()}
      >
        {translate('param.readAll')}
      </ActionButton>
    </div>
  );
};
