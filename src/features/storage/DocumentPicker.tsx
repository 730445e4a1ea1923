import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';

import type { components, Readable } from '../../generated/storage/types.ts';
import { QueryErrorLine } from '../../resources/failures/QueryErrorLine.tsx';
import { useErrorMessage } from '../../resources/failures/useErrorMessage.ts';
import { useDebouncedText } from '../../ui/useDebouncedText.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { isComposing } from '../../ui/isComposing.ts';
import type { ModelType } from './useModelTypeDocuments.ts';

/** The maximum number of documents that are offered at once; a search finds the others. */
const MAX_DOCUMENTS = 50;

type StoredDocument = Readable<components['schemas']['StoredDocument']>;

interface DocumentPickerProps {
  readonly modelType: ModelType;
  readonly disabledReason: string | undefined;
  /** Returns whether it was attached. */
  readonly onPick: (name: string) => Promise<boolean>;
}

/** Chooses a stored document of the model that is not attached yet, by its name, which the platform searches. */
export const DocumentPicker = ({ modelType, disabledReason, onPick }: DocumentPickerProps) => {
  const translate = useTranslate();
  const getErrorMessage = useErrorMessage();
  const [name, setName] = useState<string | null>(null);
  const { type, docs } = modelType;
  const attach = async (chosenName: string) => {
    // A failed one stays chosen.
    if (await onPick(chosenName)) setName(null);
  };
  const [text, setText] = useState('');
  const [keyword, , searchNow] = useDebouncedText(text);
  const { data, isFetching, error, refetch } = useGetList<StoredDocument>('documents', {
    filter: { type, ...(keyword !== '' && { name: { like: keyword } }) },
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: MAX_DOCUMENTS },
  });
  const found = (data ?? []).map(document => document.name);
  const names = [...new Set([...found, ...(name === null ? [] : [name])])].filter(
    each => !docs.some(({ url }) => url === each),
  );
  return (
    <div className="grid gap-4">
      <div className="flex items-end gap-8">
        <Autocomplete
          className="flex-1"
          size="small"
          options={names}
          // The platform filters.
          filterOptions={unfiltered => unfiltered}
          value={name}
          loading={isFetching}
          loadingText={translate('form.loading')}
          noOptionsText={error ? getErrorMessage(error) : translate('storage.attach.nothing')}
          onChange={(_, next) => setName(next)}
          onKeyDown={event => {
            if (event.key === 'Enter' && !isComposing(event)) searchNow();
          }}
          onInputChange={(_, next, reason) => setText(reason === 'input' ? next : '')}
          renderInput={props => <TextField {...props} label={translate('storage.attach.stored')} />}
        />
        <ActionButton
          disabled={name === null || disabledReason !== undefined}
          disabledReason={disabledReason ?? translate('storage.attach.choose')}
          onClick={() => {
            if (name !== null) void attach(name);
          }}
        >
          {translate('storage.attach')}
        </ActionButton>
      </div>
      {error && <QueryErrorLine className="type-12 text-fault" error={error} onRetry={refetch} />}
    </div>
  );
};
