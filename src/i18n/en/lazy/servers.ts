/** Messages of the servers that the platform configures. */
export const servers = {
  'messages.server.valid': 'Configured alert server: %{url}',
  'messages.server.absent': 'The platform has no alert server configured.',
  'messages.server.invalid': 'The configured host of the alert server is not valid.',
  'messages.server.failed': 'The host of the alert server did not load.',
} as const;
