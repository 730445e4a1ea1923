import { useTranslate } from 'react-admin';

import { Popover } from '../../ui/overlays/Popover.tsx';
import { FilterForm, type FilterFormProps } from './FilterForm.tsx';

interface FilterPopoverProps extends FilterFormProps {
  readonly anchor: HTMLElement;
}

/** A popover with the form of one condition. */
export const FilterPopover = ({ anchor, ...form }: FilterPopoverProps) => {
  const translate = useTranslate();
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={form.onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          className: 'mt-6',
          role: 'dialog',
          'aria-label': translate('filter.add'),
        },
      }}
    >
      <FilterForm {...form} />
    </Popover>
  );
};
