import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';

import { switchMode } from '../api/switchMode.ts';
import { useConfiguration } from '../data/useConfiguration.ts';
import { PRODUCT_MODES, type ProductMode } from '../domain/modules.ts';
import { paths } from '../paths.ts';
import { useNotifyError } from '../resources/failures/useNotifyError.tsx';
import { getCaptionKey } from './sections/routeRules.ts';

/** Selects the product mode of a simulated city; a real platform has one mode. @see SHELL-16 */
export const ProductModeSwitch = () => {
  const translate = useTranslate();
  const notifyError = useNotifyError();
  const version = useConfiguration('version');
  if (!version?.isSimulated) return null;
  // The console starts again: modules and screens are others.
  const startMode = (mode: ProductMode) =>
    switchMode(mode).then(
      () => location.assign(paths.home),
      (error: unknown) => notifyError(translate('shell.mode'), error),
    );
  return (
    <>
      <div className="stack gap-6 px-10 py-8">
        <span>{translate('shell.mode')}</span>
        <ToggleButtonGroup
          exclusive
          fullWidth
          value={version.mode}
          aria-label={translate('shell.mode')}
          onChange={(_event, mode: ProductMode | null) => {
            if (mode) void startMode(mode);
          }}
        >
          {PRODUCT_MODES.map(mode => (
            <ToggleButton key={mode} value={mode}>
              {translate(getCaptionKey(mode))}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </div>
      <div className="menu-line" />
    </>
  );
};
