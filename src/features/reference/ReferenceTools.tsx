import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';

import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { GROUPS, type Question } from './catalogue.ts';
import { LONGEST } from './useReferenceQuestion.ts';

interface ReferenceToolsProps {
  readonly asked: Question;
  readonly onAsk: (change: Partial<Question>) => void;
}

/** Narrows the reference: by words, to one part of it; and leads from one code back to all of them. */
export const ReferenceTools = ({ asked, onAsk }: ReferenceToolsProps) => {
  const translate = useTranslate();
  return (
    <>
      <TextField
        type="search"
        className="reference-search"
        value={asked.words}
        placeholder={translate('reference.search.hint')}
        onChange={event => onAsk({ words: event.target.value })}
        onKeyDown={event => {
          if (event.key === 'Escape') onAsk({ words: '' });
        }}
        slotProps={{
          htmlInput: { 'aria-label': translate('list.search'), maxLength: LONGEST },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Icon name="search" size={15} />
              </InputAdornment>
            ),
          },
        }}
      />
      <TextField
        select
        className="reference-group"
        value={asked.group}
        onChange={event => onAsk({ group: event.target.value })}
        slotProps={{
          select: { displayEmpty: true },
          htmlInput: { 'aria-label': translate('reference.group') },
        }}
      >
        <MenuItem value="">{translate('reference.group.all')}</MenuItem>
        {GROUPS.map(group => (
          <MenuItem key={group} value={group}>
            {translate(`reference.group.${group}`)}
          </MenuItem>
        ))}
      </TextField>
      {asked.code !== '' && (
        <ActionButton kind="auxiliary" onClick={() => onAsk({ code: '' })}>
          {translate('reference.everything')}
        </ActionButton>
      )}
    </>
  );
};
