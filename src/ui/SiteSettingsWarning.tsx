import { useTranslate } from 'react-admin';

import { ActionButton } from './ActionButton.tsx';
import { Icon } from './icons/Icon.tsx';
import { StateGlyph } from './icons/StateGlyph.tsx';
import { useSiteSettings } from './SiteSettings.ts';

interface SiteSettingsWarningProps {
  /** The message key of what this screen lacks without the settings. */
  readonly messageKey?: string;
}

/**
 * The warning of a screen that needs the time zone or the map of the site after their read failed, with Try again
 * only.
 *
 * @see SHELL-08
 */
export const SiteSettingsWarning = ({
  messageKey = 'shell.site.zone',
}: SiteSettingsWarningProps) => {
  const translate = useTranslate();
  const { status, reload } = useSiteSettings();
  if (status !== 'failed') return null;
  return (
    <div className="inline-row type-12 max-w-full flex-wrap gap-x-6 gap-y-4 text-2">
      <StateGlyph state="unknown" />
      <span>{translate(messageKey)}</span>
      <ActionButton
        kind="auxiliary"
        size="small"
        startIcon={<Icon name="refresh" size={14} />}
        onClick={reload}
      >
        {translate('shell.retry')}
      </ActionButton>
    </div>
  );
};
