/** Messages of the sign-in page outside its form. They load with the components that use them, in both languages. */
export const signInExtras = {
  'signIn.or': 'or',
  'signIn.account.first': 'City account',
  'signIn.account.second': 'Company account',
  'signIn.accounts.failed': 'Single sign-on did not load.',
  'signIn.accounts.retry': 'Try again',
  'signIn.picture': 'A street of lamps at night',
  'signIn.picture.sun':
    'A street of lamps at night. Sunset %{sunset}, sunrise %{sunrise}, now %{now}.',
} as const;
