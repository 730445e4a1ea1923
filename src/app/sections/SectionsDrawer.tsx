import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { Icon } from '../../ui/icons/Icon.tsx';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import { SidebarTree } from './SidebarTree.tsx';
import { sectionsDrawer, useSectionsDrawer } from './sectionsDrawer.ts';
import { useTranslateCaption } from './useTranslateCaption.ts';
import { useSection, useSections } from './useSections.ts';

/** The sidebar of a narrow screen, with the other sections below. */
export const SectionsDrawer = () => {
  const translate = useTranslate();
  const getCaption = useTranslateCaption();
  const section = useSection();
  const sections = useSections();
  return (
    <Drawer
      open={useSectionsDrawer()}
      onClose={sectionsDrawer.close}
      slotProps={{
        paper: {
          className: 'side-drawer',
          role: 'dialog',
          'aria-label': translate('section.menu'),
        },
      }}
    >
      {section?.hasSidebar && (
        <nav className="side" aria-label={getCaption(section.caption)}>
          <h2 className="px-10 pt-8 pb-4 text-12 leading-12 font-medium text-3">
            {getCaption(section.caption)}
          </h2>
          <SidebarTree section={section} />
        </nav>
      )}
      <nav className="side" aria-label={translate('section.menu')}>
        <h2 className="px-10 pt-8 pb-4 text-12 leading-12 font-medium text-3">
          {translate('section.menu')}
        </h2>
        <ul className="side-tree -m-4 min-h-0 flex-1 scrollbar-thin overflow-y-auto p-4 [&>li+li]:mt-1">
          {sections.map(({ path, icon, ...otherSection }) => (
            <li key={path}>
              <Link
                className="side-item"
                to={path}
                aria-current={path === section?.path || undefined}
              >
                <Icon name={icon} />
                <span className="min-w-0 flex-1 truncate">{getCaption(otherSection.caption)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Drawer>
  );
};
