import MuiMenu, { type MenuProps } from '@mui/material/Menu';

import { useCloseOnRouteChange } from './useCloseOnRouteChange.ts';

/** MUI's menu, closed by a route change. */
export const Menu = (props: MenuProps) => {
  const { open, onClose } = props;
  useCloseOnRouteChange(open, () => onClose?.({}, 'escapeKeyDown'));
  return <MuiMenu {...props} />;
};
