import DialogActions from '@mui/material/DialogActions';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';

import { ApiError } from '../../api/ApiError.ts';
import { FileDownload } from '../../resources/record/FileDownload.tsx';
import { FilePreview } from '../../resources/record/FilePreview.tsx';
import { QueryStates } from '../../resources/failures/QueryStates.tsx';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { DialogBody, FormDialog } from '../../ui/FormDialog.tsx';

interface StoredFileDialogProps {
  /** With its extension. */
  readonly name: string;
  /** Identifies the file. */
  readonly queryKey: readonly unknown[];
  readonly load: (signal: AbortSignal) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Opens a stored file: a picture, a video, a PDF or a text is shown, and each can be downloaded. @see STORE-01 */
export const StoredFileDialog = ({ name, queryKey, load, onClose }: StoredFileDialogProps) => {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['storedFile', ...queryKey],
    queryFn: async ({ signal }) => {
      const file = await load(signal);
      if (!(file instanceof Blob)) throw new ApiError(name, 200, file);
      return file;
    },
    // Up to 32 MB: not longer in memory than it is shown.
    gcTime: 0,
    staleTime: Infinity,
  });
  return (
    <FormDialog open size="large" title={name} onClose={onClose}>
      <DialogBody>
        <QueryStates
          {...{ data, error }}
          onRetry={refetch}
          errorTitle={translate('storage.open.failed', { name })}
        >
          {file => <FilePreview name={name} file={file} />}
        </QueryStates>
      </DialogBody>
      <DialogActions>
        {data && <FileDownload fileName={name} file={data} />}
        <ActionButton kind="primary" data-least-harmful onClick={onClose}>
          {translate('storage.upload.close')}
        </ActionButton>
      </DialogActions>
    </FormDialog>
  );
};
