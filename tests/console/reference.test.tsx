import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { openConsole } from '../support/openConsole.tsx';
import { typeAtOnce } from '../support/typeAtOnce.ts';

/** Code, the platform's name for it, our English, our Chinese: copied from the requirements, not read from the code. */
const CODES: readonly (readonly [code: number, name: string, en: RegExp, zh: RegExp])[] = [
  [0, 'Success', /success/i, /成功/],
  [1, 'Invalid parameter', /parameter.*not valid/, /参数无效/],
  [2, 'Not support', /not supported/, /不支持/],
  [3, 'Device not exist', /device does not exist/, /设备不存在/],
  [4, 'Device offline', /device is offline/, /设备离线/],
  [5, 'Device already exist', /device exists already/, /设备已存在/],
  [6, 'Target object not exist', /does not exist/, /对象不存在/],
  [7, 'Target object already exist', /exists already/, /对象已存在/],
  [8, 'Message timeout', /message timed out/, /消息超时/],
  [9, 'Action timeout', /action timed out/, /操作超时/],
  [10, 'Network error to the controller', /network to the controller/, /控制器.*网络/],
  [11, 'Database operation error', /database/, /数据库/],
  [12, 'MQTT send error', /MQTT.*sent/, /MQTT.*发送/],
  [13, 'MQTT decode error', /MQTT.*decoded/, /MQTT.*解码/],
  [14, 'Forbid to change device model or type', /model or type of a device/, /设备型号或类型/],
  [15, 'Forbid to change group model', /model of a group/, /分组型号/],
  [16, 'Strategy is still running', /strategy is still running/, /策略仍在运行/],
  [17, 'Devices exist under the type', /devices of this type/, /类型下存在设备/],
  [18, 'Device execute failed', /device could not/, /设备执行失败/],
  [19, 'Internal error', /internal error/, /内部错误/],
  [20, 'Unknown error', /unknown error/, /未知错误/],
  [22, 'Validation error', /values.*not valid/, /校验/],
  [23, 'Forbid batch delete', /deleted at once/, /禁止批量删除/],
  [24, 'Not support update', /cannot be updated/, /不支持更新/],
  [25, 'Invalid field', /field is not valid/, /字段无效/],
  [26, 'Forbid modify', /may not be changed/, /禁止修改/],
  [27, 'Field required', /required field/, /必填字段/],
  [28, 'Read file', /file could not be read/, /读取文件/],
  [29, 'XML parse error', /XML/, /XML 解析/],
  [30, 'Upload file failed', /not be uploaded/, /上传失败/],
  [31, 'Service call failed', /another service failed/, /服务调用失败/],
  [32, 'Plan is running', /plan is running/, /方案正在运行/],
  [33, 'Forbid delete', /may not be deleted/, /禁止删除/],
  [34, 'Account locked', /account is locked/, /锁定/],
  [36, 'gRPC error', /gRPC/, /gRPC/],
  [38, 'Write file error', /file could not be written/, /写入文件/],
  [39, 'Player not found', /player was not found/, /未找到播放器/],
  [40, 'File service communication error', /file service/, /文件服务/],
  [41, 'Camera error', /camera has an error/, /摄像机出错/],
  [42, 'Camera not exist', /camera does not exist/, /摄像机不存在/],
  [46, 'Operation failed', /operation failed/, /操作失败/],
  [48, 'Children exist', /children/, /下级/],
  [49, 'No parent node', /no parent node/, /没有上级/],
  [51, 'Login failed', /Signing in failed/, /登录失败/],
  [52, 'Invalid token', /session is not valid/, /登录状态无效/],
  [54, 'Key not found', /key was not found/, /未找到键/],
  [57, 'Access denied', /Access denied/, /拒绝访问/],
  [58, 'Authorization required', /Sign in first/, /请先登录/],
  [59, 'Model not found', /model was not found/, /未找到型号/],
  [60, 'Password change not allowed', /password may not be changed/, /不允许修改密码/],
  [61, 'Password too long', /password is too long/, /密码过长/],
  [62, 'Invalid password', /password is not valid/, /密码无效/],
  [66, 'User not found', /user was not found/, /未找到用户/],
  [68, 'Duplicate name', /name is taken/, /名称已被占用/],
  [69, 'Invalid date', /date is not valid/, /日期无效/],
  [70, 'No strategy items', /strategy has no items/, /策略没有/],
  [71, 'Invalid or empty devices', /devices are not valid/, /设备无效或为空/],
  [72, 'Not in gateway whitelist', /whitelist of the gateway/, /网关白名单/],
  [
    73,
    'Other plans running (a controller runs one plan at a time)',
    /one plan at a time/,
    /同一时间/,
  ],
  [74, 'Duplicate device ID', /device ID is taken/, /设备 ID 重复/],
  [75, 'Add failed', /could not be added/, /添加失败/],
  [76, 'Start strategy failed', /could not be started/, /启动策略失败/],
  [77, 'Delete failed', /could not be deleted/, /删除失败/],
  [78, 'Exceeds maximum', /maximum is exceeded/, /超出最大/],
  [79, 'Invalid gateway binding', /bound to this gateway/, /网关绑定无效/],
  [80, 'Invalid original password', /old password is wrong/, /旧密码错误/],
  [81, 'Pending', /pending/i, /等待/],
  [82, 'Assets exist (domain delete)', /assets in the domain/, /域内存在资产/],
  [83, 'Task cancelled', /task was cancelled/, /任务已取消/],
];

const EXECUTION: readonly (readonly [code: number, name: string, en: RegExp, zh: RegExp])[] = [
  [84, 'Execute fail', /execution failed/, /执行失败/],
  [85, 'Null data', /no data/, /数据为空/],
  [86, 'RPC connect fail', /RPC/, /RPC/],
  [87, 'Data override', /overwritten/, /覆盖/],
  [88, 'Queue full', /queue is full/, /队列已满/],
  [89, 'No available action', /No action is available/, /没有可用的操作/],
  [90, 'Not container node', /no container/, /不是容器/],
  [91, 'Control task error', /control task/, /控制任务/],
  [92, 'Upgrade log error', /upgrade log/, /升级日志/],
  [93, 'Upgrade task error', /upgrade task/, /升级任务/],
  [94, 'Busy', /busy/, /繁忙/],
  [95, 'Storage read fail', /storage could not be read/, /存储读取失败/],
  [96, 'Storage write fail', /storage could not be written/, /存储写入失败/],
  [97, 'No gateway', /no gateway/, /没有网关/],
  [98, 'Get task fail', /task could not be read/, /获取任务失败/],
  [99, 'Null schema path', /schema path/, /模式路径/],
  [100, 'Null container service', /container service/, /容器服务/],
  [101, 'Partial ok', /Only a part/, /部分成功/],
];

/** Module, type, reason, and the name. */
const MODULES: readonly (readonly [
  module: string,
  type: string,
  reason: string,
  name: RegExp,
  zh: RegExp,
])[] = [
  ['10', '01', '0000', /input null/i, /输入为空/],
  ['10', '01', '0001', /ID not found/i, /未找到 ID/],
  ['10', '01', '0002', /type not found/i, /未找到类型/],
  ['10', '01', '0003', /priority not found/i, /未找到优先级/],
  ['10', '01', '0004', /invalid timeout/i, /超时时间无效/],
  ['10', '01', '0005', /illegal device list/i, /设备列表不合法/],
  ['10', '01', '0006', /illegal input data/i, /输入数据不合法/],
  ['10', '01', '0007', /parameter delivery failed/i, /参数下发失败/],
  ['10', '01', '0016', /illegal device type/i, /设备类型不合法/],
  ['10', '01', '0017', /illegal curve interval/i, /曲线间隔不合法/],
  ['10', '07', '0010', /device offline/i, /设备离线/],
  ['10', '07', '0012', /timeout/i, /超时/],
  ['10', '07', '0013', /max retries exceeded/i, /最大重试次数/],
  ['11', '02', '0001', /JSON parse error/i, /JSON 解析/],
  ['11', '02', '0004', /DCU offline/i, /DCU 离线/],
  ['11', '02', '0005', /over the watermark/i, /水位线/],
  ['11', '02', '0008', /same task already running/i, /相同任务正在运行/],
  ['11', '02', '0011', /scheduling timeout/i, /调度超时/],
  ['11', '02', '0013', /log collection disabled/i, /日志采集/],
  ['11', '03', '0001', /system exception/i, /系统异常/],
];

const DEFINITIONS: Readonly<Record<string, readonly string[]>> = {
  'Task tool': [
    ...['deleteTaskFail', 'addTaskFail', 'checkFail', 'taskNotExist', 'getLogFail'],
    ...['notPriorityTask', 'emptyCondition', 'nullAction', 'invalidTime', 'emptyTask'],
  ],
  Topology: ['deletePackageFail'],
  Persistence: [
    ...['mongoDisconnect', 'outOfLength', 'notMatchRegular'],
    ...['invalidBegin', 'invalidLimit', 'nullNewData'],
  ],
  SDK: ['wrongUrl', 'sessionClosed', 'loadCertificateError', 'invalidFile'],
};

const rowsOf = (part: RegExp) =>
  within(screen.getByRole('table', { name: part }))
    .getAllByRole('row')
    .slice(1)
    .map(row => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));

it('has every code of the platform with its name and both texts, and no other [ERR-02]', async () => {
  await openConsole('/errorReference');
  await screen.findByRole('heading', { name: /^Error reference/u });
  for (const [part, facts] of [
    [/^Codes 0 to 83/u, CODES],
    [/^Execution errors 84 to 101/u, EXECUTION],
  ] as const) {
    const rows = rowsOf(part);
    expect(rows.map(([code]) => Number(code))).toEqual(facts.map(([code]) => code));
    facts.forEach(([, name, en, zh], index) => {
      const [, shownName, shownEn, shownZh] = rows[index]!;
      expect(shownName).toBe(name);
      expect(shownEn).toMatch(en);
      expect(shownZh).toMatch(zh);
    });
  }
  expect(CODES).toHaveLength(69);

  const split = rowsOf(/^Eight-digit codes/u);
  expect(split).toHaveLength(20);
  MODULES.forEach(([module, type, reason, name, zh], index) => {
    const [code, parts, shownName, , shownZh] = split[index]!;
    expect(code).toBe(module + type + reason);
    expect(parts).toMatch(new RegExp(`^Module${module} (UMS|DCP)Type${type}Reason${reason}$`, 'u'));
    expect(shownName).toMatch(name);
    expect(shownZh).toMatch(zh);
  });

  const keyed = rowsOf(/^Definitions of modules/u);
  const wanted = Object.entries(DEFINITIONS).flatMap(([module, keys]) =>
    keys.map(key => [module, key]),
  );
  expect(keyed.map(([module, key]) => [module, key])).toEqual(wanted);
  for (const [, , en, zh, thrown, version] of keyed) {
    expect(en).toMatch(/^[A-Z].*\.$/u);
    expect(zh).toMatch(/\p{Script=Han}/u);
    expect(thrown).not.toBe('');
    expect(version).not.toBe('');
  }
});

const shownCodes = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
const search = () => new URLSearchParams(location.search);

it('finds by code, by key and by the texts of either language, and keeps that in the URL [ERR-02]', async () => {
  const { user } = await openConsole('/errorReference', { language: 'zh' });
  const box = await screen.findByRole<HTMLInputElement>('searchbox');
  typeAtOnce(box, '72');
  expect(box).toHaveValue('72');
  expect(shownCodes()).toEqual(['72']);
  const look = async (text: string) => {
    await user.clear(box);
    await user.type(box, text);
    expect(search().get('q')).toBe(text);
  };
  await look('8');
  expect(shownCodes()).toEqual(['8', '80', '81', '82', '83', '84', '85', '86', '87', '88', '89']);
  await look('Device not exist');
  expect(shownCodes()).toEqual(['3']);
  await look('网关');
  expect(shownCodes()).toEqual(['72', '79', '97']);
  await look('TASKNOT');
  expect(shownCodes()).toEqual(['taskNotExist']);
  await look('gateway');
  await user.click(screen.getByRole('combobox', { name: '错误类别' }));
  await user.click(await screen.findByRole('option', { name: '执行错误 84–101' }));
  expect(shownCodes()).toEqual(['97']);
  expect(search().get('group')).toBe('execution');
});

it('opens at one code, links back to all, and shows an unknown code [ERR-02]', async () => {
  const { user } = await openConsole('/errorReference?code=51');
  expect(await screen.findByRole('cell', { name: 'Login failed' })).toBeVisible();
  expect(shownCodes()).toEqual(['51']);
  await user.click(screen.getByRole('button', { name: 'Show all errors' }));
  expect(shownCodes()).toHaveLength(69 + 18 + 20 + 21);
  expect(search().has('code')).toBe(false);

  // A link of its own for each.
  await user.click(screen.getByRole('link', { name: '11020008' }));
  expect(shownCodes()).toEqual(['11020008']);

  const box = screen.getByRole('searchbox');
  await user.type(box, '21');
  expect(screen.getByRole('heading', { name: 'Code 21 is not in the catalogue' })).toBeVisible();
  await user.type(box, '030099');
  const unknown = screen.getByRole('heading', { name: 'Code 21030099 is not in the catalogue' });
  expect(unknown.parentElement).toHaveTextContent('Module21Type03Reason0099');
});
