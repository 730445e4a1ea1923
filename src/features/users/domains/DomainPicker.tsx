import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { useRested } from '../../../resources/kits/useRested.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { Chosen } from './Domain.ts';
import { DomainTree } from './DomainTree.tsx';
import { useDomainRows } from './useDomainRows.ts';

interface DomainPickerProps {
  readonly chosen: ReadonlyMap<string, unknown>;
  readonly onToggle: (domain: Chosen) => void;
}

/** All domains: the tree, level by level as it is opened, or those whose name has some words. */
export const DomainPicker = ({ chosen, onToggle }: DomainPickerProps) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const [words] = useRested(typed.trim());
  const lines = useDomainRows(words);
  return (
    <>
      <TextField
        type="search"
        fullWidth
        // The dialog looked for its first field while this was still being read.
        autoFocus
        value={typed}
        placeholder={translate('users.domains.search')}
        onChange={event => setTyped(event.target.value)}
        onKeyDown={event => {
          // Enter looks for a domain; it does not save.
          if (event.key === 'Enter') event.preventDefault();
        }}
        slotProps={{
          htmlInput: { 'aria-label': translate('users.domains.search'), maxLength: 64 },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Icon name="search" size={15} />
              </InputAdornment>
            ),
          },
        }}
      />
      <DomainTree
        key={words}
        {...lines}
        isFlat={words !== ''}
        chosen={chosen}
        onToggle={onToggle}
      />
    </>
  );
};
