import type { password as english } from '../en/password.ts';

export const password: Record<keyof typeof english, string> = {
  'password.change': '修改密码',
  'password.own': '设置您自己的密码',
  'password.own.reason':
    '%{username} 的密码由系统管理员设置。请换成只有您知道的密码，然后即可使用控制台。',
  'password.old': '旧密码',
  'password.new': '新密码',
  'password.repeat': '确认新密码',
  'password.hint': '8 至 16 个字符，数字、小写、大写、特殊字符中至少两种。',
  'password.nextStep': '修改后请用新密码重新登录。',
  'password.incomplete': '请先正确填写三个密码。',
  'ended.expired': '会话已结束，请重新登录。',
  'ended.expired.saved': '会话已结束，请重新登录：您填写的内容保留在本标签页中。',
  'ended.password': '密码已修改，请用新密码登录。',
  'ended.signOn.denied': '单点登录被拒绝。请重试，或使用密码登录。',
  'ended.signOn.unreached': '单点登录未能完成：平台没有响应。请稍后重试。',
  'drafts.back': '您填写的内容已恢复，尚未保存。',
  'drafts.passwords': '密码未保留，请重新输入。',
  'drafts.discard': '重新填写',
};
