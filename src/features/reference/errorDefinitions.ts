import { errors as english } from '../../i18n/en/errors.ts';
import { errors as chinese } from '../../i18n/zh/errors.ts';
import type { LocalizedText } from '../../schema/localizedText.ts';

/** The kind of error that a definition throws. */
export type ErrorDefinitionKind = 'input' | 'missing' | 'execution' | 'connection';

/** An error that a platform module defines by a key instead of a number. */
export interface ErrorDefinition {
  readonly module: LocalizedText;
  /** The platform's name of the module. */
  readonly moduleKey: string;
  /** The code key, e.g. `taskNotExist`: the `name` of an error. */
  readonly key: string;
  readonly text: LocalizedText;
  readonly thrown: ErrorDefinitionKind;
  /** The version of the table that defines it. */
  readonly version: string;
}

/** The source has keys and texts; the kinds follow from the texts, and the version is the only known one. */
const TABLE_VERSION = '1.0';

interface DefinitionModule {
  readonly label: LocalizedText;
  readonly rows: Readonly<
    Record<string, readonly [thrown: ErrorDefinitionKind, en: string, zh: string]>
  >;
}

const definitionModules: Readonly<Record<string, DefinitionModule>> = {
  taskTool: {
    label: { en: 'Task tool', zh: '任务工具' },
    rows: {
      deleteTaskFail: ['execution', 'The task could not be deleted.', '删除任务失败。'],
      addTaskFail: ['execution', 'The task could not be added.', '添加任务失败。'],
      checkFail: ['execution', 'The check failed.', '检查失败。'],
      taskNotExist: ['missing', 'The task instance does not exist.', '任务实例不存在。'],
      getLogFail: ['execution', 'The log could not be read.', '获取日志失败。'],
      notPriorityTask: ['input', 'This is not a priority task.', '不是优先级任务。'],
      emptyCondition: ['input', 'The query condition cannot be empty.', '查询条件不能为空。'],
      nullAction: ['input', 'There is no action.', '动作为空。'],
      invalidTime: ['input', 'The time that was put in is incorrect.', '输入的时间不正确。'],
      emptyTask: ['input', 'The task is empty.', '任务为空。'],
    },
  },
  topo: {
    label: { en: 'Topology', zh: '拓扑' },
    rows: {
      deletePackageFail: ['execution', 'The package could not be deleted.', '删除升级包失败。'],
    },
  },
  persist: {
    label: { en: 'Persistence', zh: '持久化' },
    rows: {
      mongoDisconnect: [
        'connection',
        'The database (MongoDB) is disconnected.',
        '数据库（MongoDB）连接已断开。',
      ],
      outOfLength: ['input', 'The length of a string is out of range.', '字符串长度超出范围。'],
      notMatchRegular: ['input', 'A value does not match its pattern.', '值与正则表达式不匹配。'],
      invalidBegin: [
        'input',
        english['error.reason.invalidBegin'],
        chinese['error.reason.invalidBegin'],
      ],
      invalidLimit: [
        'input',
        english['error.reason.invalidLimit'],
        chinese['error.reason.invalidLimit'],
      ],
      nullNewData: ['input', 'There is no new data.', '新数据为空。'],
    },
  },
  sdk: {
    label: { en: 'SDK', zh: '开发包（SDK）' },
    rows: {
      wrongUrl: ['input', 'The address (URL) is wrong.', '地址（URL）错误。'],
      sessionClosed: ['connection', 'The session is closed.', '会话已关闭。'],
      loadCertificateError: ['execution', 'The certificate could not be loaded.', '加载证书出错。'],
      invalidFile: ['input', 'The file is not valid.', '文件无效。'],
    },
  },
};

/**
 * The error definitions of the platform's modules. Kind and version are assumed: the source states that each
 * definition has them, but not their values.
 *
 * @see ERR-02, docs/decisions/2026-11-21-users-and-dialogs.md 5
 */
export const errorDefinitions: readonly ErrorDefinition[] = Object.entries(
  definitionModules,
).flatMap(([moduleKey, { label: module, rows }]) =>
  Object.entries(rows).map(([key, [thrown, en, zh]]) => ({
    ...{ module, moduleKey, key, thrown },
    text: { en, zh },
    version: TABLE_VERSION,
  })),
);
