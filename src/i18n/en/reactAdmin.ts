import english from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';

/** react-admin's messages, with replacements for those that expose its internals. */
export const reactAdmin: TranslationMessages = {
  ...english,
  ra: {
    ...english.ra,
    message: {
      ...english.ra.message,
      error: 'The console could not finish this. Try again.',
      auth_error: 'Your session could not be checked. Sign in again.',
    },
    notification: {
      ...english.ra.notification,
      http_error: 'Unexpected response from the platform.',
      data_provider_error: 'The response of the platform could not be read.',
    },
    validation: {
      ...english.ra.validation,
      required: 'Required',
      regex: 'Does not match the format: %{pattern}',
    },
  },
};
