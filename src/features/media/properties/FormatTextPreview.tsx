import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';

import { calls } from '../../../data/calls.ts';
import type { StageSize } from '../../../domain/media/sceneLayouts.ts';
import { useErrorMessage } from '../../../resources/failures/useErrorMessage.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import type { ItemFields } from '../model/mediaTree.ts';

interface FormatTextPreviewProps {
  readonly fields: ItemFields;
  /** The area, in stage pixels. */
  readonly size: StageSize;
}

/** The pages of a formatted text as the platform draws them; nothing is stored. @see MEDIA-10 */
export const FormatTextPreview = ({ fields, size }: FormatTextPreviewProps) => {
  const translate = useTranslate();
  const getErrorMessage = useErrorMessage();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => {
      const { width, height } = size;
      const look = Object.entries(fields).filter(
        ([name]) => name !== 'kind' && name !== 'baseInfo',
      );
      const body = { ...Object.fromEntries(look), width, height };
      type Draft = Parameters<typeof calls.media.previewFormatText>[0]['body'];
      return calls.media.previewFormatText({ body: body as unknown as Draft });
    },
  });
  return (
    <div className="stack gap-8">
      <ActionButton isPending={isPending} onClick={() => mutate()}>
        {translate('media.preview.text')}
      </ActionButton>
      {error && (
        <p className="type-12 text-fault" role="alert">
          {getErrorMessage(error)}
        </p>
      )}
      {data?.pic.map(({ name, image }, i) => (
        <img
          key={name}
          src={image}
          alt={
            data.pic.length > 1
              ? translate('media.preview.picture', { number: i + 1, total: data.pic.length })
              : translate('media.preview')
          }
        />
      ))}
    </div>
  );
};
