import MuiDrawer, { type DrawerProps } from '@mui/material/Drawer';

import { useCloseOnRouteChange } from './useCloseOnRouteChange.ts';

/** MUI's drawer, closed by a route change. */
export const Drawer = (props: DrawerProps) => {
  const { open = false, onClose } = props;
  useCloseOnRouteChange(open, () => onClose?.({}, 'escapeKeyDown'));
  return <MuiDrawer {...props} />;
};
