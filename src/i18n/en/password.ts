/** One's own password, and a session that ended before somebody wanted it to. */
export const password = {
  'password.change': 'Change password',
  'password.own': 'Choose your own password',
  'password.own.why':
    'The password of %{username} was set by a system manager. Choose one that only you know; the console opens after that.',
  'password.old': 'Old password',
  'password.new': 'New password',
  'password.repeat': 'Repeat new password',
  'password.hint':
    '8 to 16 characters of at least two kinds: digits, lower case, upper case, special.',
  'password.then': 'You then sign in again with the new password.',
  'password.incomplete': 'Fill in all three fields correctly first.',
  'ended.expired': 'Your session ended. Sign in again to go on.',
  'ended.expired.kept':
    'Your session ended. Sign in again to go on: what you typed is kept in this tab.',
  'ended.password': 'The password is changed. Sign in with the new one.',
  'ended.signOn.refused':
    'Single sign-on did not let you in. Try it again, or sign in with a password.',
  'ended.signOn.unreached':
    'Single sign-on did not come to its end: the platform does not answer. Try it again in a moment.',
  'drafts.back': 'What you typed before the session ended is back. Nothing of it is saved yet.',
  'drafts.passwords': 'Passwords were not kept: type them again.',
  'drafts.discard': 'Start over',
} as const;
