/** 与接口文档不符的响应。 */
export const responses = {
  'error.response.empty': '平台返回了空响应，此处应有数据。请重试，或联系平台管理员。',
  'error.response.page': '平台返回的是网页，而不是数据。请重试；如仍出现，请联系平台管理员。',
  'error.response.text': '平台返回的是文本，而不是数据。请重试，或联系平台管理员。',
  'error.response.null': '平台返回了 null，而不是数据。请重试，或联系平台管理员。',
  'error.response.list': '此处应为单条记录，平台却返回了列表。请重试，或联系平台管理员。',
  'error.response.record': '此处应为列表，平台却返回了单条记录。请重试，或联系平台管理员。',
  'error.response.value': '平台返回的是单个值，而不是数据。请重试，或联系平台管理员。',
  'error.response.field': '平台响应中的“%{field}”缺失或类型错误。请重试，或联系平台管理员。',
} as const;
