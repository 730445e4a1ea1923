import { useTranslate } from 'react-admin';

import { Icon } from '../../ui/icons/Icon.tsx';
import { sectionsDrawer, useSectionsDrawer } from './sectionsDrawer.ts';

/** Opens the drawer with the sidebar on narrow screens; hidden on wide ones. */
export const SectionsButton = () => {
  const translate = useTranslate();
  return (
    <button
      type="button"
      className="bar-button sections-button hidden! max-md:flex!"
      aria-label={translate('section.open')}
      aria-haspopup="dialog"
      aria-expanded={useSectionsDrawer()}
      onClick={sectionsDrawer.open}
    >
      <Icon name="list" size={18} />
    </button>
  );
};
