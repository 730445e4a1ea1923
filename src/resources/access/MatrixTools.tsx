import FormControlLabel from '@mui/material/FormControlLabel';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';

import { type Product, PRODUCT_MODES } from '../../domain/modules.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useRoleWord } from './useRoleWord.ts';
import type { Asked } from './useMatrixQuestion.ts';

interface MatrixToolsProps {
  readonly services: readonly string[];
  readonly roles: readonly string[];
  /** The role whose column is shown; empty for all. */
  readonly role: string;
  readonly asked: Asked;
  /** What the sections are shown for. */
  readonly product: Product;
  readonly onAsk: (change: Partial<Asked>) => void;
}

/** Narrows the matrix: by words, by document, to one role, to what is not open to all. */
export const MatrixTools = ({ services, roles, role, asked, product, onAsk }: MatrixToolsProps) => {
  const translate = useTranslate();
  const roleWord = useRoleWord();
  const isKnown = services.includes(asked.service);
  return (
    <>
      <TextField
        type="search"
        className="matrix-search"
        value={asked.words}
        placeholder={translate('access.matrix.search.hint')}
        onChange={event => onAsk({ words: event.target.value })}
        slotProps={{
          htmlInput: { 'aria-label': translate('list.search'), maxLength: 100 },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Icon name="search" size={15} />
              </InputAdornment>
            ),
          },
        }}
      />
      <Choice
        label={translate('access.matrix.service')}
        all={translate('access.matrix.service.all')}
        value={isKnown ? asked.service : ''}
        choices={services.map(service => [service, service])}
        onChoose={service => onAsk({ service })}
      />
      <Choice
        label={translate('access.matrix.role')}
        all={translate('access.matrix.role.all')}
        value={role}
        choices={roles.map(each => [each, roleWord(each)])}
        onChoose={chosen => onAsk({ role: chosen })}
      />
      <Choice
        label={translate('access.matrix.mode')}
        value={product.mode ?? ''}
        choices={PRODUCT_MODES.map(mode => [mode, translate(`access.mode.${mode}`)])}
        onChoose={mode => onAsk({ mode })}
      />
      <FormControlLabel
        control={
          <Switch
            checked={product.hasProject === true}
            onChange={(_, has) => onAsk({ project: has ? 'yes' : 'no' })}
          />
        }
        label={translate('access.matrix.project')}
      />
      <FormControlLabel
        control={
          <Switch checked={asked.restricted} onChange={(_, restricted) => onAsk({ restricted })} />
        }
        label={translate('access.matrix.restricted')}
      />
    </>
  );
};

interface ChoiceProps {
  readonly label: string;
  /** What no choice is called; absent where one is always made. */
  readonly all?: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, words: string])[];
  readonly onChoose: (value: string) => void;
}

const Choice = ({ label, all, value, choices, onChoose }: ChoiceProps) => (
  <TextField
    select
    className="matrix-choice"
    value={value}
    onChange={event => onChoose(event.target.value)}
    slotProps={{
      select: { displayEmpty: true },
      htmlInput: { 'aria-label': label },
    }}
  >
    {all !== undefined && <MenuItem value="">{all}</MenuItem>}
    {choices.map(([each, words]) => (
      <MenuItem key={each} value={each}>
        {words}
      </MenuItem>
    ))}
  </TextField>
);
