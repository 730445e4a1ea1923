import { Suspense, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';

import { OperationDialog } from '../../../resources/record/OperationDialog.tsx';
import type { OperationDescriptor } from '../../../schema/operation.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { useText } from '../../../resources/useText.ts';
import { ParameterButton, ReadButton } from './ParameterButtons.tsx';
import type { Parameter } from './parametersOf.ts';
import { ReadingShow } from './ReadingShow.tsx';
import { startOfSetting } from './startOfSetting.ts';
import { useParameterName } from './useParameterName.ts';
import { useReading } from './useReading.ts';

interface ParameterRowProps {
  readonly descriptor: ResourceDescriptor;
  readonly asset: RaRecord;
  readonly parameter: Parameter;
  /** Why somebody may not do an operation; undefined while he may. */
  readonly denial: (operation: OperationDescriptor) => string | undefined;
}

/** One parameter: what the device answered last, and what can be done with it. */
export const ParameterRow = ({ descriptor, asset, parameter, denial }: ParameterRowProps) => {
  const { read, set, act } = parameter;
  const translate = useTranslate();
  const text = useText();
  const reading = useReading(asset.id, read);
  const name = useParameterName(parameter);
  const [picked, setPicked] = useState<OperationDescriptor>();
  return (
    <li className="param" aria-label={name}>
      <span className="param-name">{name}</span>
      <div className="param-value">
        {read && <ReadingShow operation={read} {...reading} />}
        {!read && act && <span className="param-none">{translate('param.acts')}</span>}
      </div>
      <div className="param-acts">
        {read && (
          <ReadButton
            label={`${text(read.label)}: ${name}`}
            refused={denial(read)}
            isReading={reading.isReading}
            onRead={reading.readAgain}
          />
        )}
        {[set, act].map(
          operation =>
            operation && (
              <ParameterButton
                key={operation.id}
                operation={operation}
                words={operation === set ? translate('param.set') : text(operation.label)}
                name={name}
                refused={denial(operation)}
                onPick={() => setPicked(operation)}
              />
            ),
        )}
      </div>
      {picked && (
        <Suspense>
          <OperationDialog
            descriptor={descriptor}
            operation={picked}
            record={asset}
            start={startOfSetting(picked, reading.reading?.answer)}
            onClose={() => setPicked(undefined)}
            onDone={answer => {
              if (picked === set && read && answer !== undefined) reading.take(answer);
            }}
          />
        </Suspense>
      )}
    </li>
  );
};
