import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';

import { Icon } from '../../../ui/icons/Icon.tsx';
import { ITEM_ICONS } from '../labels/nodeLabels.ts';
import { useLibrary } from '../library/LibraryContext.ts';
import { ITEM_KINDS, SOURCE_TYPES } from '../model/itemDefaults.ts';
import { useAddParts } from '../state/useAddParts.ts';

/** Returns the menu items that add an item of each kind where the active node is; for a file, the library opens. @see MEDIA-06 */
export function useItemEntries(onSelect: () => void, isDisabled = false) {
  const translate = useTranslate();
  const library = useLibrary();
  const { addItem } = useAddParts();
  return ITEM_KINDS.map(kind => (
    <MenuItem
      key={kind}
      disabled={isDisabled}
      onClick={() => {
        const type = SOURCE_TYPES[kind];
        onSelect();
        if (type) library.open({ type });
        else addItem(kind);
      }}
    >
      <Icon name={ITEM_ICONS[kind]} size={15} />
      <ListItemText className="ml-8">{translate(`media.kind.${kind}`)}</ListItemText>
    </MenuItem>
  ));
}
