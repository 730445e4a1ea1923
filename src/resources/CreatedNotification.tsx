import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

interface CreatedNotificationProps {
  /** What was created, in a sentence. */
  readonly text: string;
  /** The address of its page, or of the list that has it. */
  readonly to: string;
}

/** What a notice says of a record that was created, and the link to it. */
export const CreatedNotification = ({ text, to }: CreatedNotificationProps) => {
  const translate = useTranslate();
  return (
    <>
      {text} <Link to={to}>{translate('record.show')}</Link>
    </>
  );
};
