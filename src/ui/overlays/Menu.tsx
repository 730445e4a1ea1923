import MuiMenu, { type MenuProps } from '@mui/material/Menu';

import { useCloseOnRouteChange } from './useCloseOnRouteChange.ts';

/** MUI's menu, closed by a route change. While it fades out, a press is for what is under it. */
export const Menu = ({ style, ...props }: MenuProps) => {
  const { open, onClose } = props;
  useCloseOnRouteChange(open, () => onClose?.({}, 'escapeKeyDown'));
  return <MuiMenu {...props} style={{ ...style, ...(!open && { pointerEvents: 'none' }) }} />;
};
