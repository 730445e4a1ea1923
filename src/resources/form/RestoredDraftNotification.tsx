import './form.css';

import { useTranslate } from 'react-admin';

import { ActionButton } from '../../ui/ActionButton.tsx';
import { StateGlyph } from '../../ui/icons/StateGlyph.tsx';

interface RestoredDraftNotificationProps {
  /** Something is missing that was not kept. */
  readonly hasOmittedSecrets: boolean;
  readonly onDiscard: () => void;
}

/** Above the fields of a form that a session's end took away, once it is back. */
export const RestoredDraftNotification = ({
  hasOmittedSecrets,
  onDiscard,
}: RestoredDraftNotificationProps) => {
  const translate = useTranslate();
  return (
    <div className="form-draft" role="status">
      <StateGlyph state="info" size={16} />
      <p>
        {translate('drafts.back')} {hasOmittedSecrets && translate('drafts.passwords')}
      </p>
      <ActionButton kind="auxiliary" onClick={onDiscard}>
        {translate('drafts.discard')}
      </ActionButton>
    </div>
  );
};
