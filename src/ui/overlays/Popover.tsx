import MuiPopover, { type PopoverProps } from '@mui/material/Popover';

import { useClosedByRoute } from './useClosedByRoute.ts';

/** MUI's, but another page closes it. */
export const Popover = (props: PopoverProps) => {
  const { open, onClose } = props;
  useClosedByRoute(open, () => onClose?.({}, 'escapeKeyDown'));
  return <MuiPopover {...props} />;
};
