import MuiDrawer, { type DrawerProps } from '@mui/material/Drawer';

import { useClosedByRoute } from './useClosedByRoute.ts';

/** MUI's, but another page closes it. */
export const Drawer = (props: DrawerProps) => {
  const { open = false, onClose } = props;
  useClosedByRoute(open, () => onClose?.({}, 'escapeKeyDown'));
  return <MuiDrawer {...props} />;
};
