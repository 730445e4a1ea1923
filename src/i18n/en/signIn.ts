/** What the sign-in page says. It is in the first download, in both languages. */
export const signIn = {
  'signIn.title': 'Sign in',
  'signIn.subtitle': 'Street lighting and city equipment',
  'signIn.product': 'City Light Console',
  'signIn.username': 'Username',
  'signIn.password': 'Password',
  'signIn.username.empty': 'Enter the username.',
  'signIn.password.empty': 'Enter the password.',
  'signIn.submit': 'Sign in',
  'signIn.password.show': 'Show password',
  'signIn.password.hide': 'Hide password',
  'signIn.capsLock': 'Caps Lock is on.',
  'signIn.language': 'Language',
  'signIn.version': 'Version %{version}',
  'signIn.loading': 'Loading',
  'signIn.console.failed': 'The console did not load.',
  'signIn.console.retry': 'Try again',
  'login.code.51': 'The username or the password is wrong.',
  'login.code.34': 'This account is locked. Ask a system manager to unlock it.',
  'login.code.network': 'The platform cannot be reached. Check the connection and try again.',
  'login.code.limit': 'Too many failed attempts: wait a minute, then try again.',
  'login.record':
    'Signing in failed: the platform sent no record (%{call}). Contact the platform administrator.',
  'login.record.field':
    'Signing in failed: the field “%{field}” in the response of the platform has an unsupported value (%{call}). Contact the platform administrator.',
  'login.code.other': 'Signing in failed (%{code}). Try again, or ask a system manager.',
} as const;
