import MuiMenu, { type MenuProps } from '@mui/material/Menu';

import { useCloseOnRouteChange } from './useCloseOnRouteChange.ts';

/** MUI's, but another page closes it. */
export const Menu = (props: MenuProps) => {
  const { open, onClose } = props;
  useCloseOnRouteChange(open, () => onClose?.({}, 'escapeKeyDown'));
  return <MuiMenu {...props} />;
};
