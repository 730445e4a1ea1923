import { Suspense, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';

import { OperationDialog } from '../../../resources/record/OperationDialog.tsx';
import type { OperationDescriptor } from '../../../schema/operation.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { useText } from '../../../resources/useText.ts';
import type { Parameter } from './parametersOf.ts';
import { ReadingShow } from './ReadingShow.tsx';
import { startOfSetting } from './startOfSetting.ts';
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
          <ParameterButton
            operation={read}
            words={translate('param.read')}
            name={name}
            refused={denial(read)}
            working={reading.isReading}
            onPick={reading.readAgain}
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

interface ParameterButtonProps {
  readonly operation: OperationDescriptor;
  readonly words: string;
  readonly name: string;
  readonly refused: string | undefined;
  readonly working?: boolean;
  readonly onPick: () => void;
}

const ParameterButton = ({ operation, words, name, refused, ...rest }: ParameterButtonProps) => {
  const text = useText();
  const { working = false, onPick } = rest;
  return (
    <ActionButton
      aria-label={`${text(operation.label)}: ${name}`}
      working={working}
      disabled={refused !== undefined}
      reason={refused ?? ''}
      onClick={onPick}
    >
      {words}
    </ActionButton>
  );
};

/** The parameters that a person has a word for; of any other, what its document calls reading or setting it. */
const NAMED: readonly string[] = [
  ...['device-energy', 'device-sensor'],
  ...['lamp-rated-power', 'lamp-param'].map(name => `device-lighting:${name}`),
  ...['strategy-exec-mode', 'plan-exec-mode', 'auth-mode', 'encrypt-mode', 'change-password'].map(
    name => `device-common:${name}`,
  ),
  ...['location', 'clock', 'data-report-period', 'all-permit-join-net'].map(
    name => `device-common:${name}`,
  ),
  ...['player-list', 'env-source'].map(name => `device-led-disp:${name}`),
];

function useParameterName({ name, read, set, act }: Parameter): string {
  const translate = useTranslate();
  const text = useText();
  const any = read ?? set ?? act;
  if (NAMED.includes(name)) return translate(`param.${name}`);
  return any ? text(any.label) : name;
}
