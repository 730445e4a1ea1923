import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'react-admin';

import { type Product, PRODUCT_MODES } from '../../domain/modules.ts';
import { ChoiceField, WordsField } from '../../ui/NarrowingFields.tsx';
import { useText } from '../useText.ts';
import type { Services } from './matrix.ts';
import { useRoleWord } from './useRoleWord.ts';
import type { Asked } from './useMatrixQuestion.ts';

/** Longer words find no operation. */
const LONGEST = 100;

interface MatrixToolsProps {
  readonly services: Services;
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
  const text = useText();
  const isKnown = Object.hasOwn(services, asked.service);
  return (
    <>
      <WordsField
        className="matrix-search"
        value={asked.words}
        hint={translate('access.matrix.search.hint')}
        longest={LONGEST}
        onChange={words => onAsk({ words })}
      />
      <ChoiceField
        className="matrix-choice"
        label={translate('access.matrix.service')}
        all={translate('access.matrix.service.all')}
        value={isKnown ? asked.service : ''}
        choices={Object.entries(services).map(([service, { label }]) => [service, text(label)])}
        onChange={service => onAsk({ service })}
      />
      <ChoiceField
        className="matrix-choice"
        label={translate('access.matrix.role')}
        all={translate('access.matrix.role.all')}
        value={role}
        choices={roles.map(each => [each, roleWord(each)])}
        onChange={chosen => onAsk({ role: chosen })}
      />
      <ChoiceField
        className="matrix-choice"
        label={translate('access.matrix.mode')}
        value={product.mode ?? ''}
        choices={PRODUCT_MODES.map(mode => [mode, translate(`access.mode.${mode}`)])}
        onChange={mode => onAsk({ mode })}
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
