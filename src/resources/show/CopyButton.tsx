import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useNotify, useTranslate } from 'react-admin';

import { Icon } from '../../ui/icons/Icon.tsx';
import { formatScalar } from '../descriptor/representRecord.ts';

/** Copies a value that is error-prone to type, such as an id that is read out over a radio. */
export const CopyButton = ({ label, value }: { label: string; value: unknown }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const buttonLabel = translate('show.copy', { field: label });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(formatScalar(value));
      notify(translate('show.copied', { value: formatScalar(value) }), { type: 'success' });
    } catch {
      // The browser may deny it; the value can still be selected.
      notify(translate('show.copy.failed'), { type: 'warning' });
    }
  };
  return formatScalar(value) === '' ? null : (
    <Tooltip title={buttonLabel}>
      <IconButton
        size="small"
        className="show-copy"
        aria-label={buttonLabel}
        onClick={() => void copy()}
      >
        <Icon name="copy" size={14} />
      </IconButton>
    </Tooltip>
  );
};
