import { HttpError } from '../../platform/HttpError.ts';
import type { NamedText } from '../../platform/nameLanguage.ts';
import type { OperationCall, OperationRule } from '../../platform/operationRule.ts';
import { logUserAction, type UserLogEntry } from './activityLogs.ts';
import { toFailedResult } from './logOutcome.ts';

/** The columns of a log entry besides user, time and result. */
interface UserLogOptions {
  readonly action: UserLogEntry['action'];
  readonly target: string;
  /** Formats the detail text of the call and, on success, of its result. */
  readonly detail?: (call: OperationCall, result: unknown) => string | NamedText | undefined;
  /** The result of the call, where the response has several objects; success when absent. */
  readonly outcome?: (
    call: OperationCall,
    result: unknown,
  ) => Pick<UserLogEntry, 'result' | 'code'>;
}

/** Wraps a rule so that it adds an entry to the user log when it has ended, with success or error. */
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

/** Wraps a rule that changes the links between devices: the detail describes them. */
export const withAssetChangeLog = (
  detail: (call: OperationCall) => NamedText,
  rule: OperationRule,
): OperationRule => withUserLog({ action: 'update', target: 'assets', detail }, rule);

const getText = (value: unknown, key: string): string | undefined => {
  const text = (value as Readonly<Record<string, unknown>> | undefined)?.[key];
  return typeof text === 'string' ? text : undefined;
};

const getId = (value: unknown) => getText(value, 'id');
const getName = (value: unknown) =>
  getText(value, 'name') ?? getText(value, 'asset_name') ?? getText(value, 'username');
