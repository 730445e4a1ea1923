import { useState } from 'react';

import { type Credentials, signIn } from '../../api/signIn.ts';

/** Signing in, as a form sees it: whether it works just now, and what went wrong last. */
export function useSignIn() {
  const [working, setWorking] = useState(false);
  const [error, setError] = useState<unknown>();

  const submit = async (credentials: Credentials) => {
    if (working) return;
    setWorking(true);
    setError(undefined);
    try {
      // On success the session tells the whole console, and this page goes.
      await signIn(credentials);
    } catch (reason) {
      setError(reason);
    } finally {
      setWorking(false);
    }
  };

  return { working, error, submit };
}
