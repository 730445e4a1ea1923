import MuiMenu, { type MenuProps } from '@mui/material/Menu';

import { useClosedByRoute } from './useClosedByRoute.ts';

/** MUI's, but another page closes it. */
export const Menu = (props: MenuProps) => {
  const { open, onClose } = props;
  useClosedByRoute(open, () => onClose?.({}, 'escapeKeyDown'));
  return <MuiMenu {...props} />;
};
