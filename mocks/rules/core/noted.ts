import { Refusal } from '../../platform/Refusal.ts';
import type { Call, Rule } from '../../platform/rule.ts';
import { noteUserAction, type UserNote } from '../notes.ts';
import { resultOfRefusal } from '../outcome.ts';

/** What a line of the log says beside who, when and how it ended. */
interface Noted {
  readonly action: UserNote['action'];
  /** The name of the resource. */
  readonly target: string;
  /** One line for people, of the call and, where it went well, of the answer. */
  readonly detail?: (call: Call, answer: unknown) => string | undefined;
  /** How it ended, where the answer tells of several objects; success when left out. */
  readonly outcome?: (call: Call, answer: unknown) => Pick<UserNote, 'result' | 'code'>;
}

/** Makes a rule leave a line in the log of the users, whether it goes well or is refused, once it has ended. */
export const noted =
  ({ action, target, detail, outcome }: Noted, rule: Rule): Rule =>
  call => {
    const before = nameOf(call.platform.store.table(target).get(call.path.id));
    const note = (answer: unknown, ended: Pick<UserNote, 'result' | 'code'>) => {
      const targetId = call.path.id ?? idOf(answer) ?? idOf(call.body);
      const said = detail?.(call, answer) ?? nameOf(answer) ?? before ?? nameOf(call.body);
      noteUserAction(call, {
        action,
        target,
        ...(targetId !== undefined && { targetId }),
        ...(said !== undefined && { detail: said }),
        ...ended,
      });
    };
    const well = (answer: unknown) => {
      note(answer, outcome?.(call, answer) ?? { result: 'success' });
      return answer;
    };
    const badly = (error: unknown): never => {
      if (error instanceof Refusal) note(undefined, resultOfRefusal(error.code));
      throw error;
    };
    try {
      const answer = rule(call);
      return answer instanceof Promise ? answer.then(well, badly) : well(answer);
    } catch (error) {
      return badly(error);
    }
  };

/** The same for a rule that changes how devices hang together: the detail says how. */
export const notedChange = (detail: (call: Call) => string, rule: Rule): Rule =>
  noted({ action: 'update', target: 'assets', detail }, rule);

const textOf = (value: unknown, key: string): string | undefined => {
  const text = (value as Readonly<Record<string, unknown>> | undefined)?.[key];
  return typeof text === 'string' ? text : undefined;
};

const idOf = (value: unknown) => textOf(value, 'id');
const nameOf = (value: unknown) =>
  textOf(value, 'name') ?? textOf(value, 'asset_name') ?? textOf(value, 'username');
