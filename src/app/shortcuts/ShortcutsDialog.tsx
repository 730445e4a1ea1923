import './shortcuts.css';

import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'react-admin';

import { ActionButton } from '../../ui/ActionButton.tsx';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { close } from '../opened.ts';
import { useWays } from '../useWays.ts';
import { EVERYWHERE, goingsOf, MODIFIED, SINGLES } from './shortcuts.ts';
import { useSingleKeys } from './useShortcuts.ts';

interface Line {
  readonly keys: readonly string[];
  readonly word: string;
}

/** Which keys do what. Those without a modifier can be switched off. */
export default function ShortcutsDialog() {
  const translate = useTranslate();
  const [areOn, setOn] = useSingleKeys();
  const goings = goingsOf(useWays());
  const single: readonly Line[] = [
    ...SINGLES.map(({ key, word }) => ({ keys: [key], word })),
    ...goings,
  ];
  const onClose = () => close('shortcuts');
  return (
    <DialogFrame open size="middle" title={translate('shortcuts.title')} onClose={onClose}>
      <div className="shortcuts">
        <Keys lines={[...MODIFIED, ...EVERYWHERE]} />
        <div className={areOn ? undefined : 'shortcuts-off'}>
          <Keys lines={single} />
        </div>
        <FormControlLabel
          className="shortcuts-switch"
          control={<Switch checked={areOn} onChange={(_event, on) => setOn(on)} />}
          label={translate('shortcuts.single')}
        />
      </div>
      <div className="shortcuts-foot">
        <ActionButton data-least-harmful onClick={onClose}>
          {translate('shell.close')}
        </ActionButton>
      </div>
    </DialogFrame>
  );
}

const Keys = ({ lines }: { readonly lines: readonly Line[] }) => {
  const translate = useTranslate();
  return (
    <dl className="shortcuts-list">
      {lines.map(({ keys, word }) => (
        <div key={word}>
          <dt>
            {keys.map(key => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{translate(word)}</dd>
        </div>
      ))}
    </dl>
  );
};
