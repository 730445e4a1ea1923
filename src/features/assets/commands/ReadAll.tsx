import { useState } from 'react';
import { type Identifier, useTranslate } from 'react-admin';

import type { OperationDescriptor } from '../../../schema/operation.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { StateGlyph } from '../../../ui/icons/StateGlyph.tsx';
import { useReadAll } from './useReading.ts';

interface ReadAllProps {
  readonly device: Identifier;
  readonly reads: readonly OperationDescriptor[];
  readonly isOffline: boolean;
}

/** Reads everything that the device can say, and says where the values come from. */
export const ReadAll = ({ device, reads, isOffline }: ReadAllProps) => {
  const translate = useTranslate();
  const readAll = useReadAll(device);
  const [isReading, setReading] = useState(false);
  const read = async () => {
    setReading(true);
    await readAll(reads);
    setReading(false);
  };
  return (
    <div className="params-head">
      <p>
        {isOffline && <StateGlyph state="offline" size={14} />}
        {translate(isOffline ? 'param.offline' : 'param.source')}
      </p>
      <ActionButton
        startIcon={<Icon name="refresh" />}
        working={isReading}
        disabled={reads.length === 0}
        onClick={() => void read()}
      >
        {translate('param.readAll')}
      </ActionButton>
    </div>
  );
};
