import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

interface CreatedNotificationProps {
  /** The localized message. */
  readonly text: string;
  /** The path of the record page, or of the list that contains the record. */
  readonly to: string;
}

/** The content of a notification about a created record, with a link to it. */
export const CreatedNotification = ({ text, to }: CreatedNotificationProps) => {
  const translate = useTranslate();
  return (
    <>
      {text} <Link to={to}>{translate('record.show')}</Link>
    </>
  );
};
