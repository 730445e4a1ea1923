import './documents.css';

import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { calls } from '../../data/calls.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import type { ModelType } from './useModelTypeDocuments.ts';

/** The maximum number of documents that are offered. */
const MAX_DOCUMENTS = 200;

interface DocumentPickerProps {
  readonly modelType: ModelType;
  readonly disabledReason: string | undefined;
  /** Returns whether it was attached. */
  readonly onPick: (name: string) => Promise<boolean>;
}

/** Chooses a stored document of the model that is not attached yet, by its name. */
export const DocumentPicker = ({ modelType, disabledReason, onPick }: DocumentPickerProps) => {
  const translate = useTranslate();
  const [name, setName] = useState<string | null>(null);
  const { type, docs } = modelType;
  const attach = async (chosenName: string) => {
    // A failed one stays chosen.
    if (await onPick(chosenName)) setName(null);
  };
  const { data = [] } = useQuery({
    queryKey: ['documents', 'of', type],
    queryFn: ({ signal }) => {
      const filter = { where: { type }, order: ['name ASC'], limit: MAX_DOCUMENTS };
      return calls.storage.listDocuments({ query: { filter }, signal });
    },
  });
  const names = [...new Set(data.map(document => document.name))].filter(
    each => !docs.some(({ url }) => url === each),
  );
  return (
    <div className="documents-picker flex gap-8">
      <Autocomplete
        className="grow"
        size="small"
        options={names}
        value={name}
        noOptionsText={translate('storage.attach.nothing')}
        onChange={(_, next) => setName(next)}
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
  );
};
