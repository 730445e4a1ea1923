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
  buildNavigationShortcuts,
  COMMON_SHORTCUTS,
  DRAWING_SHORTCUTS,
  EDITOR_SHORTCUTS,
  LIST_SHORTCUTS,
  PALETTE_SHORTCUT,
  SINGLE_KEY_SHORTCUTS,
} from './shortcuts.ts';
import { useSingleKeysEnabled } from './useShortcuts.ts';

interface ShortcutItem {
  readonly keys: readonly string[];
  readonly labelKey: string;
}

/** The list of keyboard shortcuts by place. Those without a modifier can be disabled. */
export default function ShortcutsDialog() {
  const translate = useTranslate();
  const [isEnabled, setIsEnabled] = useSingleKeysEnabled();
  const links = useShellLinks();
  const singleKeyItems = SINGLE_KEY_SHORTCUTS.map(({ key, labelKey }) => ({
    keys: [key],
    labelKey,
  }));
  const renderGroup = (name: string, ...items: readonly ShortcutItem[]) => (
    <ShortcutGroup title={translate(`shortcuts.group.${name}`)} items={items} />
  );
  const onClose = () => closeDialog('shortcuts');
  return (
    <DialogFrame open size="middle" title={translate('shortcuts.title')} onClose={onClose}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(240px,1fr))] gap-x-32 gap-y-8 overflow-auto px-24 pt-12 pb-20">
        <div>
          {renderGroup('everywhere', PALETTE_SHORTCUT, ...COMMON_SHORTCUTS)}
          {renderGroup('lists', ...LIST_SHORTCUTS)}
          {links.map !== undefined && renderGroup('drawing', ...DRAWING_SHORTCUTS)}
        </div>
        <div>
          <div className={isEnabled ? undefined : 'opacity-60'}>
            {renderGroup('single', ...singleKeyItems, ...buildNavigationShortcuts(links))}
            {links.alarms !== undefined && renderGroup('alarms', ...ALARM_SHORTCUTS)}
          </div>
          {renderGroup('editor', ...EDITOR_SHORTCUTS)}
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

interface ShortcutGroupProps {
  readonly title: string;
  readonly items: readonly ShortcutItem[];
}

const ShortcutGroup = ({ title, items }: ShortcutGroupProps) => {
  const translate = useTranslate();
  return (
    <section>
      <h3 className="mt-16 mb-4 text-13 font-semibold text-(--text-2)">{title}</h3>
      <dl className="shortcuts-list">
        {items.map(({ keys, labelKey }) => (
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
    </section>
  );
};
