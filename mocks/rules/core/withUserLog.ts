import { HttpError } from '../../platform/HttpError.ts';
import type { OperationCall, OperationRule } from '../../platform/operationRule.ts';
import { logUserAction, type UserLogEntry } from '../activityLogs.ts';
import { toFailedResult } from '../logOutcome.ts';

/** What a line of the log says beside who, when and how it ended. */
interface UserLogOptions {
  readonly action: UserLogEntry['action'];
  /** The name of the resource. */
  readonly target: string;
  /** One line for people, of the call and, where it went well, of the answer. */
  readonly detail?: (call: OperationCall, result: unknown) => string | undefined;
  /** How it ended, where the answer tells of several objects; success when left out. */
  readonly outcome?: (
    call: OperationCall,
    result: unknown,
  ) => Pick<UserLogEntry, 'result' | 'code'>;
}

/** Makes a rule leave a line in the log of the users, whether it goes well or is refused, once it has ended. */
export const withUserLog =
  ({ action, target, detail, outcome }: UserLogOptions, rule: OperationRule): OperationRule =>
  call => {
    const previousName = getName(call.platform.store.table(target).get(call.path.id));
    const log = (result: unknown, logResult: Pick<UserLogEntry, 'result' | 'code'>) => {
      const targetId = call.path.id ?? getId(result) ?? getId(call.body);
      const detailText =
        detail?.(call, result) ?? getName(result) ?? previousName ?? getName(call.body);
      logUserAction(call, {
        action,
        target,
        ...(targetId !== undefined && { targetId }),
        ...(detailText !== undefined && { detail: detailText }),
        ...logResult,
      });
    };
    const onSuccess = (result: unknown) => {
      log(result, outcome?.(call, result) ?? { result: 'success' });
      return result;
    };
    const onError = (error: unknown): never => {
      if (error instanceof HttpError) log(undefined, toFailedResult(error.code));
      throw error;
    };
    try {
      const result = rule(call);
      return result instanceof Promise ? result.then(onSuccess, onError) : onSuccess(result);
    } catch (error) {
      return onError(error);
    }
  };

/** The same for a rule that changes how devices hang together: the detail says how. */
export const withAssetChangeLog = (
  detail: (call: OperationCall) => string,
  rule: OperationRule,
): OperationRule => withUserLog({ action: 'update', target: 'assets', detail }, rule);

const getText = (value: unknown, key: string): string | undefined => {
  const text = (value as Readonly<Record<string, unknown>> | undefined)?.[key];
  return typeof text === 'string' ? text : undefined;
};

const getId = (value: unknown) => getText(value, 'id');
const getName = (value: unknown) =>
  getText(value, 'name') ?? getText(value, 'asset_name') ?? getText(value, 'username');
