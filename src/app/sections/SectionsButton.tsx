import { useTranslate } from 'react-admin';

import { Icon } from '../../ui/icons/Icon.tsx';
import { sectionsDrawer, useSectionsDrawer } from './sectionsDrawer.ts';

/** Opens the drawer that holds the sidebar of a narrow screen; a wide one has no use for it. */
export const SectionsButton = () => {
  const translate = useTranslate();
  return (
    <button
      type="button"
      className="bar-button sections-button"
      aria-label={translate('section.open')}
      aria-haspopup="dialog"
      aria-expanded={useSectionsDrawer()}
      onClick={sectionsDrawer.open}
    >
      <Icon name="list" size={18} />
    </button>
  );
};
