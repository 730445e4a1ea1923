import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';

import { languageNames } from '../i18n/language.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import { Menu } from '../ui/overlays/Menu.tsx';
import { languageShortNames, useLanguages } from './useLanguages.ts';

/** Shows the language and the available ones; a change does not reload the page. */
export const LanguageMenu = () => {
  const translate = useTranslate();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { language, offered, choose } = useLanguages();
  return (
    <>
      <button
        type="button"
        className="bar-button bar-language"
        aria-haspopup="menu"
        aria-controls={menuId}
        aria-expanded={Boolean(anchor)}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <Icon name="globe" />
        <span className="visually-hidden">{translate('shell.language')}: </span>
        {languageShortNames[language]}
      </button>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {offered.map(languageCode => (
          <MenuItem
            key={languageCode}
            lang={languageCode}
            selected={languageCode === language}
            onClick={() => {
              setAnchor(null);
              choose(languageCode);
            }}
          >
            {languageNames[languageCode]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
