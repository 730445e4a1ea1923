import { judgeDeviceId, writeDeviceId } from '../../domain/deviceId.ts';
import { judgeDeviceName } from '../../domain/deviceName.ts';
import { judgeEmail } from '../../domain/email.ts';
import { judgePersonName, judgeSerialName, judgeUsername } from '../../domain/names.ts';
import { judgeIpAddress, judgePort } from '../../domain/network.ts';
import { judgeDigits } from '../../domain/numbers.ts';
import { judgeLetterDigitPassword, judgePassword } from '../../domain/password.ts';
import { judgeLatitude, judgeLongitude } from '../../domain/place.ts';
import { judgeReportInterval } from '../../domain/reportInterval.ts';
import { judgeSpecification } from '../../domain/specification.ts';
import type { Finding, Verdict } from '../../domain/verdict.ts';
import type { FieldDescriptor, NumberBounds, TextBounds } from '../../schema/field.ts';
import type { Rule } from '../../schema/rule.ts';
import type { Complaint } from './complaint.ts';

/** What a document's word `rule` means: the rule of the domain, and what else it does to a value. */
interface Ruling {
  readonly judge: (value: never, field: FieldDescriptor) => Verdict | Finding;
  /** What a value is that only the platform finds wrong. */
  readonly wrong: string;
  /** The text that is kept of what was typed; of the same length. */
  readonly write?: (typed: string) => string;
  /** In a file there is no label beside the words. */
  readonly inFile?: string;
}

const text = (judge: (value: string) => Verdict, wrong: string): Ruling => ({ judge, wrong });
const number = (judge: (value: number) => Verdict | Finding, wrong: string): Ruling => ({
  judge,
  wrong,
});

const rulings: Readonly<Record<Rule, Ruling>> = {
  deviceId: {
    judge: judgeDeviceId,
    wrong: 'validation.16.to.20.number.letter',
    write: writeDeviceId,
    inFile: 'export.device_id.invalid2',
  },
  deviceName: text(judgeDeviceName, 'validation.name.character'),
  digits: text(judgeDigits, 'validation.numbers'),
  email: text(judgeEmail, 'validation.email.wrong'),
  ipAddress: text(judgeIpAddress, 'validation.address.wrong'),
  latitude: number(judgeLatitude, 'validation.latitude.wrong'),
  letterDigitPassword: {
    judge: (value: string, field) => {
      const { minLength: shortest = 0, maxLength: longest = Infinity } = field as TextBounds;
      return judgeLetterDigitPassword(value, { shortest, longest });
    },
    wrong: 'validation.password.letter.digit',
  },
  longitude: number(judgeLongitude, 'validation.longitude.wrong'),
  password: text(value => judgePassword(value, ''), 'validation.password.char'),
  personName: text(judgePersonName, 'validation.number.space.chinese'),
  port: number(judgePort, 'validation.parameter.error'),
  reportInterval: number(judgeReportInterval, 'validation.5.120.number'),
  serialName: text(judgeSerialName, 'validation.number.space.chinese'),
  specification: text(judgeSpecification, 'validation.connect.underline.number.letter'),
  username: text(judgeUsername, 'validation.number.chinese'),
};

/** Judges a value by the rule that its document names. A value of another type than the rule's is the kind's business. */
export function judgeByRule(field: FieldDescriptor, value: unknown): Verdict | Finding {
  const ruling = field.rule && rulings[field.rule];
  const isKnown = typeof value === 'string' || typeof value === 'number';
  return ruling && isKnown ? ruling.judge(value as never, field) : undefined;
}

/** The words for a value that only the platform refuses, by the rule of its field. */
export function wrongByRule(field: FieldDescriptor): Complaint | undefined {
  if (!field.rule) return undefined;
  const { minimum: min = 0, maximum: max = 0 } = field as NumberBounds;
  return { key: rulings[field.rule].wrong, args: { min, max } };
}

/** The words for a value in a file, for those of a form. */
export const inFile = (rule: Rule | undefined, key: string): string =>
  (rule && rulings[rule].wrong === key ? rulings[rule].inFile : undefined) ?? key;

/** What is kept of a text that was typed or read: letters of a device id are made capitals. */
export const writeByRule = ({ rule }: FieldDescriptor, typed: string): string =>
  (rule && rulings[rule].write?.(typed)) ?? typed;
