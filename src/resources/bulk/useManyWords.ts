import { use } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';

import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { useFigures } from '../../ui/useFigures.ts';
import type { FormValues } from '../form/FormRules.ts';
import { lowerFirst } from '../lowerFirst.ts';
import { OwnDialogsContext } from '../record/OwnDialogs.ts';
import { useText } from '../useText.ts';

/** Says what is done to how many: "Switch on 12 lamps". */
export function useManyWords(descriptor: Pick<ResourceDescriptor, 'label' | 'plural'>) {
  const translate = useTranslate();
  const figure = useFigures();
  const text = useText();
  const [language] = useLocaleState();
  const counted = (count: number) => {
    const things = text(count === 1 ? descriptor.label : descriptor.plural);
    return translate('bulk.counted', {
      count: figure(count),
      things: language === 'zh' ? things : lowerFirst(things),
    });
  };
  const wordsOf = ({ label, is }: OperationDescriptor) =>
    is === 'update' ? translate('bulk.update') : text(label);
  const { phrases } = use(OwnDialogsContext);
  const actOn = (operation: OperationDescriptor, count: number, values?: FormValues): string => {
    const phrase = values && phrases?.[operation.id]?.(values);
    return phrase
      ? translate(phrase.act, { ...phrase.args, counted: counted(count) })
      : translate(hasObject(operation) ? 'bulk.act.with' : 'bulk.act', {
          act: wordsOf(operation),
          counted: counted(count),
        });
  };
  /** The act as a question, with how long it lasts. */
  const askOn = (operation: OperationDescriptor, count: number, values: FormValues): string => {
    const act = actOn(operation, count, values);
    const until = phrases?.[operation.id]?.(values)?.until;
    return until === undefined
      ? translate('bulk.ask', { act })
      : translate('bulk.ask.until', { act, until: translate(until) });
  };
  return { counted, wordsOf, actOn, askOn };
}

/** "Set the clock" has its object already; "Switch off" has not. */
const hasObject = ({ is, label }: OperationDescriptor) =>
  is === 'action' && /^(?:set|read|change) /iu.test(label.en);
