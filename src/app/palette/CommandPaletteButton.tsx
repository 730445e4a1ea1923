import { useTranslate } from 'react-admin';

import { Icon } from '../../ui/icons/Icon.tsx';
import { openDialog, useOpenDialogName } from '../openDialogs.ts';
import { formatShortcut } from '../../ui/formatShortcut.ts';
import { clearTypeAheadBuffer } from '../shortcuts/typeAheadBuffer.ts';

/** The search field of the top bar, which opens the palette. On narrow screens it is an icon. */
export const CommandPaletteButton = () => {
  const translate = useTranslate();
  const isOpen = useOpenDialogName() === 'palette';
  return (
    <button
      type="button"
      className="bar-search row gap-10"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-keyshortcuts="Control+K Meta+K"
      // The accessible name contains the visible text, for voice control.
      aria-label={`${translate('palette.open')} ${formatShortcut('K')}`}
      title={translate('palette.open')}
      onClick={() => {
        clearTypeAheadBuffer();
        openDialog('palette');
      }}
    >
      <Icon name="search" size={15} />
      <span className="flex-1 truncate text-start max-[1100px]:hidden">
        {translate('palette.open')}
      </span>{' '}
      <kbd aria-hidden="true">{formatShortcut('K')}</kbd>
    </button>
  );
};
