import { useTranslate } from 'react-admin';

import { Icon } from '../../ui/icons/Icon.tsx';
import { openDialog, useOpenDialogName } from '../openDialogs.ts';
import { formatShortcut } from '../shortcuts/formatShortcut.ts';
import { clearTypeAheadBuffer } from './typeAheadBuffer.ts';

/** The field of the top bar that searches everything: it opens the palette. On narrow screens it is its glyph. */
export const CommandPaletteButton = () => {
  const translate = useTranslate();
  const isOpen = useOpenDialogName() === 'palette';
  return (
    <button
      type="button"
      className="bar-search"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-keyshortcuts="Control+K Meta+K"
      // What is written on it is in its name: it is called by voice.
      aria-label={`${translate('palette.open')} ${formatShortcut('K')}`}
      title={translate('palette.open')}
      onClick={() => {
        clearTypeAheadBuffer();
        openDialog('palette');
      }}
    >
      <Icon name="search" size={15} />
      <span className="bar-search-words">{translate('palette.open')}</span>{' '}
      <kbd aria-hidden="true">{formatShortcut('K')}</kbd>
    </button>
  );
};
