import './shortcuts.css';

import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'react-admin';

import { ActionButton } from '../../ui/ActionButton.tsx';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { closeDialog } from '../openDialogs.ts';
import { useShellLinks } from '../useShellLinks.ts';
import {
  ALARM_SHORTCUTS,
  COMMON_SHORTCUTS,
  DRAWING_SHORTCUTS,
  EDITOR_SHORTCUTS,
  buildNavigationShortcuts,
  MODIFIER_SHORTCUTS,
  SINGLE_KEY_SHORTCUTS,
} from './shortcuts.ts';
import { useSingleKeysEnabled } from './useShortcuts.ts';

interface ShortcutItem {
  readonly keys: readonly string[];
  readonly labelKey: string;
}

/** The list of keyboard shortcuts. Those without a modifier can be disabled. */
export default function ShortcutsDialog() {
  const translate = useTranslate();
  const [isEnabled, setIsEnabled] = useSingleKeysEnabled();
  const links = useShellLinks();
  const navigationShortcuts = buildNavigationShortcuts(links);
  const singleKeyItems: readonly ShortcutItem[] = [
    ...SINGLE_KEY_SHORTCUTS.map(({ key, labelKey }) => ({ keys: [key], labelKey })),
    ...navigationShortcuts,
    ...(links.alarms === undefined ? [] : ALARM_SHORTCUTS),
  ];
  const onClose = () => closeDialog('shortcuts');
  return (
    <DialogFrame open size="middle" title={translate('shortcuts.title')} onClose={onClose}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(240px,1fr))] gap-x-32 gap-y-8 overflow-auto px-24 pt-12 pb-20">
        <ShortcutList
          shortcutItems={[
            ...[...MODIFIER_SHORTCUTS, ...COMMON_SHORTCUTS],
            ...(links.map === undefined ? [] : DRAWING_SHORTCUTS),
            ...EDITOR_SHORTCUTS,
          ]}
        />
        <div className={isEnabled ? undefined : 'opacity-60'}>
          <ShortcutList shortcutItems={singleKeyItems} />
        </div>
        <FormControlLabel
          className="col-span-full mt-8 mr-0 mb-0 -ml-6"
          control={
            <Switch checked={isEnabled} onChange={(_event, isChecked) => setIsEnabled(isChecked)} />
          }
          label={translate('shortcuts.single')}
        />
      </div>
      <div className="shortcuts-foot flex justify-end border-t border-t-(--line) bg-(--sunken) px-16 py-12 max-sm:*:flex-1">
        <ActionButton data-least-harmful onClick={onClose}>
          {translate('shell.close')}
        </ActionButton>
      </div>
    </DialogFrame>
  );
}

const ShortcutList = ({ shortcutItems }: { readonly shortcutItems: readonly ShortcutItem[] }) => {
  const translate = useTranslate();
  return (
    <dl className="shortcuts-list">
      {shortcutItems.map(({ keys, labelKey }) => (
        <div key={labelKey}>
          <dt>
            {keys.map(key => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd className="min-w-0 flex-1">{translate(labelKey)}</dd>
        </div>
      ))}
    </dl>
  );
};
