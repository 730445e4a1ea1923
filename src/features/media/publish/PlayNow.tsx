import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { calls } from '../../../data/calls.ts';
import { useFormatFailure } from '../../../resources/failures/useFormatFailure.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useStageSize } from '../state/EditorContext.ts';
import type { Player } from './startPublishing.ts';

interface PlayNowProps {
  readonly projectId: string;
  readonly player: Player;
}

/** Switches a player that has the project and plays another one, or none, to it. @see MEDIA-12 */
export const PlayNow = ({ projectId, player }: PlayNowProps) => {
  const translate = useTranslate();
  const formatFailure = useFormatFailure();
  const queryClient = useQueryClient();
  const { name } = useStageSize();
  const [isOpen, setOpen] = useState(false);
  const names = { name, player: `${player.assetName} ${player.name}` };
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async () =>
      calls.core.activatePlayerProject({
        path: { id: player.assetId, playerId: player.id, projectId },
      }),
    onSuccess: () => setOpen(false),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['players'] }),
  });
  return (
    <>
      <ActionButton
        kind="auxiliary"
        aria-label={translate('media.publish.playNow.of', names)}
        onClick={() => {
          reset();
          setOpen(true);
        }}
      >
        {translate('media.publish.playNow')}
      </ActionButton>
      {isOpen && (
        <ConfirmDialog
          open
          title={translate('media.publish.playNow.of', names)}
          confirmLabel={translate('media.publish.playNow')}
          cancelLabel={translate('shell.cancel')}
          isPending={isPending}
          error={error ? formatFailure(translate('media.publish.playNow.of', names), error) : ''}
          onConfirm={() => mutate()}
          onClose={() => setOpen(false)}
        >
          <p>{translate('media.publish.playNow.effect')}</p>
        </ConfirmDialog>
      )}
    </>
  );
};
