import MuiPopover, { type PopoverProps } from '@mui/material/Popover';

import { useCloseOnRouteChange } from './useCloseOnRouteChange.ts';

/** MUI's popover, closed by a route change. */
export const Popover = (props: PopoverProps) => {
  const { open, onClose } = props;
  useCloseOnRouteChange(open, () => onClose?.({}, 'escapeKeyDown'));
  return <MuiPopover {...props} />;
};
