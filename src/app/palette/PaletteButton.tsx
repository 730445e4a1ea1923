import { useTranslate } from 'react-admin';

import { Icon } from '../../ui/icons/Icon.tsx';
import { open, useOpened } from '../opened.ts';
import { modifier } from '../shortcuts/keys.ts';
import { forgetTypedAhead } from './typedAhead.ts';

/** The field of the top bar that searches everything: it opens the palette. On narrow screens it is its glyph. */
export const PaletteButton = () => {
  const translate = useTranslate();
  const isOpen = useOpened() === 'palette';
  return (
    <button
      type="button"
      className="bar-search"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-keyshortcuts="Control+K Meta+K"
      // What is written on it is in its name: it is called by voice.
      aria-label={`${translate('palette.open')} ${modifier('K')}`}
      title={translate('palette.open')}
      onClick={() => {
        forgetTypedAhead();
        open('palette');
      }}
    >
      <Icon name="search" size={15} />
      <span className="bar-search-words">{translate('palette.open')}</span>{' '}
      <kbd aria-hidden="true">{modifier('K')}</kbd>
    </button>
  );
};
