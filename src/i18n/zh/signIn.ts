import type { signIn as english } from '../en/signIn.ts';

export const signIn: Record<keyof typeof english, string> = {
  'signIn.title': '登录',
  'signIn.subtitle': '道路照明与城市设备',
  'signIn.product': '城市照明控制台',
  'signIn.username': '用户名',
  'signIn.password': '密码',
  'signIn.username.empty': '请输入用户名。',
  'signIn.password.empty': '请输入密码。',
  'signIn.submit': '登录',
  'signIn.password.show': '显示密码',
  'signIn.password.hide': '隐藏密码',
  'signIn.capsLock': '大写锁定已开启。',
  'signIn.language': '语言',
  'signIn.version': '版本 %{version}',
  'signIn.loading': '正在加载',
  'signIn.console.failed': '控制台未能加载。',
  'signIn.console.retry': '重试',
  'login.code.51': '用户名或密码错误。',
  'login.code.34': '该账号已被锁定，请联系系统管理员解锁。',
  'login.code.network': '无法连接平台，请检查网络后重试。',
  'login.code.limit': '失败次数过多，请稍等一分钟再试。',
  'login.record': '登录失败：平台没有返回记录（%{call}）。请联系平台管理员。',
  'login.record.field':
    '登录失败：平台返回的字段“%{field}”的值不受支持（%{call}）。请联系平台管理员。',
  'login.code.other': '登录失败（%{code}），请重试或联系系统管理员。',
};
