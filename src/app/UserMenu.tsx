import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';

import { Avatar } from '../ui/Avatar.tsx';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import { useUser } from './useUser.ts';

const UserPanel = lazyComponent(() => import('./UserPanel.tsx'));

/** Opens the user centre: user, password, theme, shortcuts, version, and logout. */
export const UserMenu = () => {
  const translate = useTranslate();
  const user = useUser();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate('shell.user', { name: user.username });
  return (
    <>
      <button
        type="button"
        className="bar-button bar-user"
        aria-haspopup="dialog"
        aria-controls={anchor ? id : undefined}
        aria-expanded={Boolean(anchor)}
        aria-label={label}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <Avatar {...user} />
      </button>
      {anchor && (
        <LazyBoundary>
          <UserPanel {...{ id, anchor, label }} onClose={() => setAnchor(null)} />
        </LazyBoundary>
      )}
    </>
  );
};
