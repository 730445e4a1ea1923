import { isValidElement } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { paths } from '../../paths.ts';

export interface FailureNotificationProps {
  /** What failed, and why. */
  readonly message: string;
  readonly remedy?: string | undefined;
  /** The error code of the platform, where the reference has it. */
  readonly code?: number | undefined;
}

/**
 * The content of a failure notification. The code links to its reference in a new tab, because a form may be open here.
 */
export const FailureNotification = ({ message, remedy, code }: FailureNotificationProps) => {
  const translate = useTranslate();
  return (
    <>
      {message} {remedy && <span>{remedy}</span>}{' '}
      {code !== undefined && (
        <Link to={`${paths.errorReference}?code=${code}`} target="_blank">
          {translate('failure.code', { code })}
        </Link>
      )}
    </>
  );
};

/** Whether a notification is about this failure. */
export const isFailureNotification = (message: unknown, text: string): boolean =>
  isValidElement<Partial<FailureNotificationProps>>(message) && message.props.message === text;
