/** Messages of the servers that the platform configures. */
export const servers = {
  'messages.server.valid': '已配置的告警服务器：%{url}',
  'messages.server.absent': '平台未配置告警服务器。',
  'messages.server.invalid': '告警服务器的配置地址无效。',
  'messages.server.failed': '告警服务器地址加载失败。',
} as const;
