import { isValidElement } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { paths } from '../paths.ts';

export interface FailureNotificationProps {
  /** What was tried, and why not. */
  readonly message: string;
  readonly remedy?: string | undefined;
  /** The platform's code, where the reference has it. */
  readonly code?: number | undefined;
}

/** What a notice says of a failure. Its code leads to the reference, in a tab of its own: a form may be open here. */
export const FailureNotification = ({ message, remedy, code }: FailureNotificationProps) => {
  const translate = useTranslate();
  return (
    <>
      {message} {remedy && <span>{remedy}</span>}{' '}
      {code !== undefined && (
        <Link to={`${paths.errorReference}?code=${code}`} target="_blank">
          {translate('failure.look', { code })}
        </Link>
      )}
    </>
  );
};

/** Whether a notice says this of a failure. */
export const isFailureNotification = (message: unknown, text: string): boolean =>
  isValidElement<Partial<FailureNotificationProps>>(message) && message.props.message === text;
