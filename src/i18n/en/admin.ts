import english from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';

/** react-admin's own words, but for those that tell a user about its insides. */
export const admin: TranslationMessages = {
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
      http_error: 'The platform did not answer as expected.',
      data_provider_error: 'The console could not read the answer of the platform.',
    },
    validation: {
      ...english.ra.validation,
      required: 'Fill this in.',
      regex: 'This does not have the right form: %{pattern}',
    },
  },
};
