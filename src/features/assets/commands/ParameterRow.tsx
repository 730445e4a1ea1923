import { useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';

import { OperationDialog } from '../../../resources/record/OperationDialog.tsx';
import type { OperationDescriptor } from '../../../schema/operation.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { useLocalizedText } from '../../../resources/descriptor/useLocalizedText.ts';
import { ParameterButton, ReadButton } from './ParameterButtons.tsx';
import type { DeviceParameter } from './deviceParameters.ts';
import { ParameterValue } from './ParameterValue.tsx';
import { getSettingInitialValues } from './getSettingInitialValues.ts';
import { useParameterName } from './useParameterName.ts';
import { useParameterQuery } from './useParameterQuery.ts';
import { LazyBoundary } from '../../../ui/LazyBoundary.tsx';

interface ParameterRowProps {
  readonly descriptor: ResourceDescriptor;
  readonly asset: RaRecord;
  readonly parameter: DeviceParameter;
  /** Why the user may not run an operation; undefined if permitted. */
  readonly getDenial: (operation: OperationDescriptor) => string | undefined;
}

/** One parameter: its last response from the device, and its operations. */
export const ParameterRow = ({ descriptor, asset, parameter, getDenial }: ParameterRowProps) => {
  const { read, set, action } = parameter;
  const translate = useTranslate();
  const text = useLocalizedText();
  const parameterQuery = useParameterQuery(asset.id, read);
  const name = useParameterName(parameter);
  const [openOperation, setOpenOperation] = useState<OperationDescriptor>();
  return (
    <li
      className="grid min-h-40 grid-cols-[184px_minmax(0,1fr)_auto] items-center gap-x-16 gap-y-4 border-t border-t-(--line) px-16 py-3 max-md:grid-cols-[minmax(0,1fr)_auto] max-md:py-10"
      aria-label={name}
    >
      <span className="font-medium">{name}</span>
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-16 gap-y-4 max-md:col-span-full max-md:row-2">
        {read && <ParameterValue operation={read} {...parameterQuery} />}
        {!read && action && <span className="text-3">{translate('param.writeOnly')}</span>}
      </div>
      <div className="row justify-end gap-8">
        {read && (
          <ReadButton
            label={`${text(read.label)}: ${name}`}
            disabledReason={getDenial(read)}
            isReading={parameterQuery.isReading}
            onRead={parameterQuery.readAgain}
          />
        )}
        {[set, action].map(
          operation =>
            operation && (
              <ParameterButton
                key={operation.id}
                operation={operation}
                label={operation === set ? translate('param.set') : text(operation.label)}
                name={name}
                disabledReason={getDenial(operation)}
                onClick={() => setOpenOperation(operation)}
              />
            ),
        )}
      </div>
      {openOperation && (
        <LazyBoundary>
          <OperationDialog
            descriptor={descriptor}
            operation={openOperation}
            record={asset}
            defaultValues={getSettingInitialValues(openOperation, parameterQuery.reading?.value)}
            onClose={() => setOpenOperation(undefined)}
            onDone={response => {
              if (openOperation === set && read && response !== undefined)
                parameterQuery.take(response);
            }}
          />
        </LazyBoundary>
      )}
    </li>
  );
};
