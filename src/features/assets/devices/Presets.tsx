import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';

import { calls } from '../../../data/calls.ts';
import { operation as recallCameraPreset } from '../../../generated/core/operations/recallCameraPreset.ts';
import { answerWithin } from '../../../resources/answerWithin.ts';
import { useAllowed } from '../../../resources/record/useAllowed.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { DeviceFailure } from './DeviceFailure.tsx';
import { PartCard } from './PartCard.tsx';
import { useDeviceReading } from './useDeviceReading.ts';

const OPERATIONS = [recallCameraPreset];

interface Preset {
  readonly n: number;
  readonly name: string;
}

/** The presets of a camera, as the camera itself lists them; one click turns it there. */
export const Presets = ({ id }: { readonly id: string }) => {
  const translate = useTranslate();
  const reading = useDeviceReading('presets', id, signal =>
    calls.core.listCameraPresets({ path: { id }, signal }),
  );
  const recall = useMutation({
    mutationFn: ({ n }: Preset) =>
      answerWithin(signal => calls.core.recallCameraPreset({ path: { id, n }, signal })),
  });
  const refused = useAllowed('assets', OPERATIONS)(recallCameraPreset);
  const presets = reading.data?.answer;
  const { variables: asked, isPending } = recall;
  return (
    <PartCard
      title={translate('camera.presets')}
      note={presets && presets.length > 0 && presets.length}
      actions={
        <ActionButton
          startIcon={<Icon name="refresh" />}
          working={reading.isFetching}
          onClick={() => void reading.refetch()}
        >
          {translate('device.read')}
        </ActionButton>
      }
    >
      {reading.error && !reading.isFetching && <DeviceFailure error={reading.error} />}
      {recall.error && <DeviceFailure error={recall.error} />}
      {presets ? (
        presets.length > 0 ? (
          <ul className="presets">
            {presets.map(preset => (
              <li key={preset.n}>
                <button
                  type="button"
                  className="preset"
                  aria-disabled={refused !== undefined || undefined}
                  aria-busy={isPending && asked.n === preset.n}
                  title={refused}
                  onClick={() => {
                    // One at a time: a camera that is told twice goes to the last.
                    if (refused === undefined && !isPending) recall.mutate(preset);
                  }}
                >
                  <span className="preset-number">{preset.n}</span>
                  {preset.name}
                </button>
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            kind="nothing"
            title={translate('camera.presets.none')}
            hint={translate('camera.presets.none.hint')}
          />
        )
      ) : (
        reading.isFetching && <SkeletonRows rows={2} />
      )}
      <p className="part-words" role="status">
        {asked &&
          recall.error === null &&
          translate(isPending ? 'camera.going' : 'camera.told', { preset: asked.name })}
      </p>
    </PartCard>
  );
};
