import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { dataPaths } from '../routes/dataPaths.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';

/** Opens a record by its id where no operation lists the records. */
export const OpenById = ({ descriptor }: { readonly descriptor: ResourceDescriptor }) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const navigate = useNavigate();
  const [id, setId] = useState('');
  const { create } = descriptor.verbs;
  return (
    <form
      className="cluster mt-8 gap-8 [&_p]:basis-full"
      onSubmit={event => {
        event.preventDefault();
        if (id.trim() !== '') void navigate(dataPaths.show(descriptor, id.trim()));
      }}
    >
      <p>{translate('documents.noList')}</p>
      <TextField
        size="small"
        label={translate('documents.id', { key: descriptor.key })}
        value={id}
        onChange={event => setId(event.target.value)}
      />
      <ActionButton type="submit">{translate('documents.openOne')}</ActionButton>
      {create && <Link to={dataPaths.create(descriptor)}>{text(create.label)}</Link>}
    </form>
  );
};
