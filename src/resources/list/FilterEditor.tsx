import Popover from '@mui/material/Popover';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';

import { DialogBody, FormDialog } from '../../ui/FormDialog.tsx';
import { FilterForm, type FilterFormProps } from './FilterForm.tsx';

interface FilterEditorProps extends FilterFormProps {
  /** What was pressed; the editor hangs from it. */
  readonly anchor: HTMLElement;
}

/** Where one question is built: under what was pressed, on a phone in a sheet. */
export const FilterEditor = ({ anchor, ...form }: FilterEditorProps) => {
  const translate = useTranslate();
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  const title = translate('filter.add');
  return isPhone ? (
    <FormDialog open title={title} onClose={form.onClose}>
      <DialogBody>
        <FilterForm {...form} />
      </DialogBody>
    </FormDialog>
  ) : (
    <Popover
      open
      anchorEl={anchor}
      onClose={form.onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { className: 'filter-popover', role: 'dialog', 'aria-label': title } }}
    >
      <FilterForm {...form} />
    </Popover>
  );
};
