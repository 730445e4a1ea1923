import './devices.css';

import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';

import { calls } from '../../../data/calls.ts';
import { operation as recallCameraPreset } from '../../../generated/core/operations/recallCameraPreset.ts';
import { callWithTimeout } from '../../../resources/calls/callWithTimeout.ts';
import { useDenialReason } from '../../../resources/access/useDenialReason.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { DeviceErrorMessage } from '../../../resources/failures/DeviceErrorMessage.tsx';
import { DeviceQueryStates } from '../../../resources/failures/DeviceQueryStates.tsx';
import type { DeviceTabProps } from './DeviceTabProps.ts';
import { TitledCard } from '../../../ui/TitledCard.tsx';
import { useDeviceQuery } from './useDeviceQuery.ts';

const OPERATIONS = [recallCameraPreset];

interface CameraPreset {
  readonly n: number;
  readonly name: string;
}

/** The presets of a camera, as it lists them; a click recalls one. */
export const PresetsCard = ({ asset }: DeviceTabProps) => {
  const id = String(asset.id);
  const translate = useTranslate();
  const presetsQuery = useDeviceQuery('presets', id, signal =>
    calls.core.listCameraPresets({ path: { id }, signal }),
  );
  const recall = useMutation({
    mutationFn: ({ n }: CameraPreset) =>
      callWithTimeout(signal => calls.core.recallCameraPreset({ path: { id, n }, signal })),
  });
  const disabledReason = useDenialReason('assets', OPERATIONS)(recallCameraPreset);
  const presets = presetsQuery.data?.value;
  const { variables: requestedPreset, isPending } = recall;
  return (
    <TitledCard
      title={translate('camera.presets')}
      titleNote={presets && presets.length > 0 && presets.length}
      actions={
        <ActionButton
          startIcon={<Icon name="refresh" />}
          isPending={presetsQuery.isFetching}
          onClick={() => void presetsQuery.refetch()}
        >
          {translate('device.read')}
        </ActionButton>
      }
    >
      {recall.error && (
        <DeviceErrorMessage
          error={recall.error}
          action={translate('camera.preset.of', {
            preset: requestedPreset?.name,
            camera: String(asset['name']),
          })}
        />
      )}
      <DeviceQueryStates
        data={presets}
        error={presetsQuery.error}
        isReading={presetsQuery.isFetching}
        empty={
          <EmptyState
            kind="nothing"
            title={translate('camera.presets.none')}
            hint={translate('camera.presets.none.hint')}
          />
        }
      >
        {listedPresets => (
          <ul className="mb-8 grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-8">
            {listedPresets.map(preset => (
              <li key={preset.n}>
                <button
                  type="button"
                  className="type-13 row min-h-44 w-full cursor-pointer gap-10 rounded-2 border border-(--line-2) bg-(--surface) px-12 py-6 text-left text-1 hover:border-(--accent-line) hover:bg-(--accent-soft) aria-busy:border-(--accent) aria-[disabled]:cursor-default aria-[disabled]:bg-transparent aria-[disabled]:text-(--text-off)"
                  aria-disabled={disabledReason !== undefined || undefined}
                  aria-busy={isPending && requestedPreset.n === preset.n}
                  title={disabledReason}
                  onClick={() => {
                    // One at a time: a camera with two commands goes to the last.
                    if (disabledReason === undefined && !isPending) recall.mutate(preset);
                  }}
                >
                  <span className="grid size-24 flex-none place-items-center rounded-1 bg-(--hover) font-medium text-2">
                    {preset.n}
                  </span>
                  {preset.name}
                </button>
              </li>
            ))}
          </ul>
        )}
      </DeviceQueryStates>
      <p className="part-text" role="status">
        {requestedPreset &&
          recall.error === null &&
          translate(isPending ? 'camera.preset.sending' : 'camera.preset.moving', {
            preset: requestedPreset.name,
          })}
      </p>
    </TitledCard>
  );
};
