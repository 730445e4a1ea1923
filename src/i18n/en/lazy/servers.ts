/** Messages of the servers that the platform configures. */
export const servers = {
  'messages.server.valid': 'Configured alert server: %{url}',
  'messages.server.absent': 'The platform has no alert server configured.',
  'messages.server.invalid': 'The configured address of the alert server is not valid.',
  'messages.server.failed': 'The address of the alert server did not load.',
} as const;
