import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

interface CreatedNoticeProps {
  /** What was created, in a sentence. */
  readonly text: string;
  /** The address of its page, or of the list that has it. */
  readonly to: string;
}

/** What a notice says of a record that was created, and the link to it. */
export const CreatedNotice = ({ text, to }: CreatedNoticeProps) => {
  const translate = useTranslate();
  return (
    <>
      {text} <Link to={to}>{translate('record.show')}</Link>
    </>
  );
};
