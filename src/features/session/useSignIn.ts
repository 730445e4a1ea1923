import { useState } from 'react';

import { type Credentials, signIn } from '../../api/signIn.ts';

/** Returns the state of the sign-in form: pending, and the last error. */
export function useSignIn() {
  const [working, setWorking] = useState(false);
  const [error, setError] = useState<unknown>();

  const submit = async (credentials: Credentials) => {
    if (working) return;
    setWorking(true);
    setError(undefined);
    try {
      // On success the session notifies the console, and this page unmounts.
      await signIn(credentials);
    } catch (reason) {
      setError(reason);
    } finally {
      setWorking(false);
    }
  };

  return { working, error, submit };
}
