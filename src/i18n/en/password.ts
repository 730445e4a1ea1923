/** Messages of password changes and of session expiry. */
export const password = {
  'password.change': 'Change password',
  'password.own': 'Choose your own password',
  'password.own.reason':
    'The password of %{username} was set by a system manager. Choose your own password to continue.',
  'password.old': 'Old password',
  'password.new': 'New password',
  'password.repeat': 'Repeat new password',
  'password.hint':
    '8 to 16 characters of at least two kinds: digits, lower case, upper case, special.',
  'password.nextStep': 'You then sign in again with the new password.',
  'password.incomplete': 'Fill in all three fields correctly first.',
  'ended.expired': 'Your session ended. Sign in again to continue.',
  'ended.expired.saved':
    'Your session ended. Sign in again to continue: your entries stay in this tab.',
  'ended.password': 'The password is changed. Sign in with the new one.',
  'ended.signOn.denied': 'Single sign-on was denied. Try again, or sign in with a password.',
  'ended.signOn.unreached':
    'Single sign-on failed: the platform does not respond. Try again in a moment.',
  'drafts.back': 'Your entries have been restored. They are not saved yet.',
  'drafts.passwords': 'Passwords are not restored. Enter them again.',
  'drafts.discard': 'Start over',
} as const;
