import './form.css';

import { useTranslate } from 'react-admin';

import { ActionButton } from '../../ui/ActionButton.tsx';
import { StateGlyph } from '../../ui/icons/StateGlyph.tsx';

interface RestoredDraftNotificationProps {
  /** Whether secrets were omitted from the draft. */
  readonly hasOmittedSecrets: boolean;
  readonly onDiscard: () => void;
}

/** Shown above the fields of a form whose draft was restored after the end of a session. */
export const RestoredDraftNotification = ({
  hasOmittedSecrets,
  onDiscard,
}: RestoredDraftNotificationProps) => {
  const translate = useTranslate();
  return (
    <div
      className="form-draft flex items-start gap-8 rounded-2 bg-(--info-soft) p-12 leading-13 [&_button]:-my-6 [&_button]:-mr-8 [&_button]:ml-0"
      role="status"
    >
      <StateGlyph state="info" size={16} />
      <p className="flex-1">
        {translate('drafts.back')} {hasOmittedSecrets && translate('drafts.passwords')}
      </p>
      <ActionButton kind="auxiliary" onClick={onDiscard}>
        {translate('drafts.discard')}
      </ActionButton>
    </div>
  );
};
