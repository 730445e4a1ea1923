import type { signInExtras as english } from '../en/signInExtras.ts';

export const signInExtras: Record<keyof typeof english, string> = {
  'signIn.or': '或',
  'signIn.account.first': '政务统一认证',
  'signIn.account.second': '企业账号',
  'signIn.accounts.failed': '单点登录未能加载。',
  'signIn.accounts.retry': '重试',
  'signIn.picture': '夜色中的一排路灯',
  'signIn.picture.sun': '夜色中的一排路灯。日落 %{sunset}，日出 %{sunrise}，现在 %{now}。',
};
