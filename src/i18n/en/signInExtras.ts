/** What the sign-in page says beside its form. It comes with the parts that say it, in both languages. */
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
