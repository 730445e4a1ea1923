import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';

import { Icon } from '../../ui/icons/Icon.tsx';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import { SideTree } from './SideTree.tsx';
import { sectionsDrawer, useSectionsDrawer } from './sectionsDrawer.ts';
import { useCaption } from './useCaption.ts';
import { useSection, useSections } from './useSections.ts';

/** The sidebar of a narrow screen, and below it the other sections. */
export const SectionsDrawer = () => {
  const translate = useTranslate();
  const caption = useCaption();
  const { pathname } = useLocation();
  const section = useSection();
  const sections = useSections();
  // It is outside this component: whoever goes somewhere, by whatever link, wants to see what is there.
  useEffect(() => sectionsDrawer.close(), [pathname]);
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
        <nav className="side" aria-label={caption(section.caption)}>
          <h2 className="side-head">{caption(section.caption)}</h2>
          <SideTree section={section} />
        </nav>
      )}
      <nav className="side" aria-label={translate('section.menu')}>
        <h2 className="side-head">{translate('section.menu')}</h2>
        <ul className="side-tree">
          {sections.map(({ path, icon, ...one }) => (
            <li key={path}>
              <Link
                className="side-item"
                to={path}
                aria-current={path === section?.path || undefined}
              >
                <Icon name={icon} />
                <span className="side-words">{caption(one.caption)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Drawer>
  );
};
