import { useRef, useState } from 'react';

import { ApiError } from '../../../api/ApiError.ts';
import { session } from '../../../api/session.ts';
import { calls } from '../../../data/calls.ts';
import { judgeChange, type Part, PARTS, type Typed } from './judgeChange.ts';

/** The field that the focus goes to: the first one, then whichever was refused. Each request is a new object. */
interface FocusRequest {
  readonly part: Part;
}

const EMPTY: Typed = { old: '', new: '', repeat: '' };

/** What a platform that does not take the old password answers. @see spec A8, B8 (80) */
const REFUSED = 400;

/** A platform may know passwords that it has seen before. */
const refusedNew = (error: unknown) =>
  error instanceof ApiError
    ? error.details.find(({ path }) => path.endsWith('/newPassword'))?.code
    : undefined;

const ruleOf: Readonly<Record<string, string>> = {
  notUsername: 'validation.password.not-equal-username',
  notOldPassword: 'validation.password.not-equal-oldpassword',
};

/**
 * The change of one's own password. A field is judged once it was edited; what the platform refuses stands at its
 * field until that is edited. When it is done, the session is over: the console follows it to the sign-in page.
 *
 * @see spec A4, A5 (AUTH-08, AUTH-09, AUTH-10)
 */
export function usePasswordForm(username: string) {
  const [typed, setTyped] = useState(EMPTY);
  const [edited, setEdited] = useState<Partial<Record<Part, true>>>({});
  const [refused, setRefused] = useState<Partial<Record<Part, string>>>({});
  const [failure, setFailure] = useState<unknown>();
  const [focusOn, setFocusOn] = useState<FocusRequest>({ part: 'old' });
  const [working, setWorking] = useState(false);
  const underWay = useRef(false);

  const verdicts = judgeChange(typed, username);
  const isReady = PARTS.every(part => typed[part] !== '' && verdicts[part] === undefined);

  const edit = (part: Part, text: string) => {
    setTyped(before => ({ ...before, [part]: text }));
    setEdited(before => ({ ...before, [part]: true }));
    setRefused(before => ({ ...before, [part]: undefined }));
    setFailure(undefined);
  };

  const refuse = (part: Part, key: string) => {
    setRefused({ [part]: key });
    setFocusOn({ part });
  };

  const tell = (error: unknown) => {
    const rule = refusedNew(error);
    if (rule !== undefined) refuse('new', ruleOf[rule] ?? 'validation.parameter.error');
    else if (error instanceof ApiError && error.status === REFUSED)
      refuse('old', 'old.password.error');
    else setFailure(error);
  };

  const submit = async () => {
    if (!isReady || underWay.current) return;
    underWay.current = true;
    setWorking(true);
    setFailure(undefined);
    try {
      await calls.users.changePassword({
        body: { oldPassword: typed.old, newPassword: typed.new },
      });
      session.clear('password');
    } catch (error) {
      tell(error);
    } finally {
      underWay.current = false;
      setWorking(false);
    }
  };

  return {
    typed,
    /** What is wrong with a field, as a key; nothing before it was edited. */
    problemOf: (part: Part) => refused[part] ?? (edited[part] && verdicts[part]),
    failure,
    focusOn,
    isReady,
    working,
    isUnsaved: () => PARTS.some(part => typed[part] !== ''),
    edit,
    submit,
  };
}

export type PasswordFormState = ReturnType<typeof usePasswordForm>;
