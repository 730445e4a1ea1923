import useMediaQuery from '@mui/material/useMediaQuery';
import { useStore, useTranslate } from 'react-admin';

import { Icon } from '../../ui/icons/Icon.tsx';
import { Rail } from './Rail.tsx';
import type { Section } from './Section.ts';
import { SideTree } from './SideTree.tsx';
import { useCaption } from './useCaption.ts';

/** Narrower than this, words would take what the sheet needs. @see look.md, 5 */
const RAIL = '(max-width: 1199.95px)';

/** What stands beside the sheet: the screens of the section that is open. */
export const Sidebar = ({ section }: { readonly section: Section }) => {
  const translate = useTranslate();
  const caption = useCaption();
  const isNarrow = useMediaQuery(RAIL, { noSsr: true });
  const [isCollapsed, collapse] = useStore('sidebar.collapsed', false);
  const isRail = isNarrow || isCollapsed;
  return (
    <nav
      className={isRail ? 'side side-rail' : 'side'}
      aria-label={translate('section.side', { section: caption(section.caption) })}
    >
      {isRail ? <Rail section={section} /> : <SideTree section={section} />}
      {!isNarrow && (
        <button
          type="button"
          className="side-foot"
          aria-label={translate(isCollapsed ? 'section.expand' : 'section.collapse')}
          aria-expanded={!isCollapsed}
          onClick={() => collapse(!isCollapsed)}
        >
          <Icon name="collapse" size={14} />
          {!isCollapsed && translate('section.collapse')}
        </button>
      )}
    </nav>
  );
};
