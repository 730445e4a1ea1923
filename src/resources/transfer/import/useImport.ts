import { useQueryClient } from '@tanstack/react-query';
import {
  createElement,
  startTransition,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { useDataProvider, useTranslate } from 'react-admin';

import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import type { FieldDescriptor } from '../../../schema/field.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import type { Draft } from '../../../ui/unsaved/Draft.ts';
import { useDraft, useKeptForm } from '../../../ui/unsaved/drafts.ts';
import { useSiteZone } from '../../../ui/SiteZone.ts';
import { RecordNamesContext, ResourcesContext } from '../../ResourcesContext.ts';
import { startTask } from '../../tasks/tasks.ts';
import { useErrorWords } from '../../useErrorWords.ts';
import { useText } from '../../useText.ts';
import { guessMapping } from '../cells/guessMapping.ts';
import type { ImportPlan } from '../cells/importFields.ts';
import { useDesk } from '../desk/useDesk.ts';
import { fileName } from '../saveFile.ts';
import { TableProblem } from '../table/TableProblem.ts';
import { mediaTypes } from '../table/TableWriter.ts';
import { useCellWords } from '../useCellWords.ts';
import { useRecordNames } from '../useRecordNames.ts';
import { ImportDetail } from './ImportDetail.tsx';
import { checkRows } from './checkRows.ts';
import type { ImportCheckLoader, Remedy } from './ImportCheck.ts';
import type { Chosen, ImportState, Kept, Outcome, Verified } from './ImportState.ts';
import type { Sent } from './Sending.ts';
import { type SentImport, sentImports } from './sentImports.ts';
import { sendRows } from './sendRows.ts';
import { exampleTexts } from './exampleRow.ts';
import { useProblemWords } from './useProblemWords.ts';

/** One import from its file to its result. The file and its rows stay at the desk; here is only what is shown of them. */
export function useImport(
  descriptor: ResourceDescriptor,
  plan: ImportPlan,
  importCheck?: ImportCheckLoader,
) {
  const waiting = useDraft(['import', descriptor.name]);
  const [resumed] = useState(() => sentImports.of(descriptor.name));
  const [state, setState] = useState<ImportState>(() =>
    resumed
      ? { step: 'send', chosen: resumed.chosen, taskId: resumed.task.id }
      : { step: 'file', kept: waiting.draft?.values['import'] as Kept | undefined },
  );
  useKeptForm(waiting, () => draftOf(state));
  const [problem, setProblem] = useState<string>();
  const [remedying, setRemedying] = useState<string>();
  const provider = useDataProvider<ConsoleDataProvider>();
  const cache = useQueryClient();
  const resources = useContext(ResourcesContext);
  const translate = useTranslate();
  const text = useText();
  const errorWords = useErrorWords();
  const zone = useSiteZone();
  const cellWords = useCellWords();
  const words = useProblemWords(plan);
  const nameOf = useRecordNames();
  const ownNames = useContext(RecordNamesContext);
  const isRenamed = (resource: string) => Object.hasOwn(ownNames, resource);
  const desk = useDesk();

  const fail = (error: unknown) =>
    setProblem(
      error instanceof TableProblem ? translate(error.key, error.args) : errorWords(error),
    );

  const open = async (file: File, kept?: Chosen) => {
    setProblem(undefined);
    setState({ step: 'file', isReading: true });
    try {
      const opened = await (await desk.get()).open(file);
      const mapping = guessMapping(opened.heads, plan.columns);
      // To overwrite is a choice of its own.
      const [mode = 'create'] = plan.modes;
      const chosen = kept
        ? { ...kept, opened, isChanged: true }
        : { file, opened, mapping, mode, clears: false, isChanged: false };
      // Drawn piece by piece: a wide file is a long table of columns.
      startTransition(() => setState({ step: 'columns', chosen }));
    } catch (error) {
      setState({ step: 'file' });
      fail(error);
    }
  };

  const change = (part: Partial<Chosen>) =>
    setState(now =>
      'chosen' in now
        ? { step: 'columns', chosen: { ...now.chosen, ...part, isChanged: true } }
        : now,
    );
  const back = (chosen: Chosen) => setState({ step: 'columns', chosen });

  const check = async (chosen: Chosen) => {
    setProblem(undefined);
    const { file, mapping, mode, clears } = chosen;
    const needsKeys = mapping.includes(plan.key) && (mode !== 'create' || plan.givesKey);
    const open = await desk.get();
    const task = startTask<Verified>({
      title: translate('transfer.check.task', { name: file.name }),
      run: control => {
        const descriptorOf = (name: string) =>
          Object.hasOwn(resources, name) ? resources[name] : undefined;
        const example = exampleTexts(plan, cellWords);
        return checkRows(
          {
            ...{ provider, descriptor, descriptorOf, nameOf, isRenamed, needsKeys },
            ...{ plan, mapping, mode, clears, zone, example },
            ...{ desk: open, check: importCheck },
          },
          control,
        );
      },
    });
    setState({ step: 'columns', chosen, taskId: task.id });
    const over = await task.over;
    if (over.state === 'done') {
      const verified = over.result as Verified;
      startTransition(() => setState({ step: 'check', chosen, verified }));
    } else {
      setState({ step: 'columns', chosen });
      if (over.state === 'failed') fail(over.error);
    }
  };

  /** Does what makes the platform take more of the rows, and checks them again. */
  const remedy = async (chosen: Chosen, { label, args, run }: Remedy) => {
    setProblem(undefined);
    const task = startTask({
      title: translate(label, args),
      run: ({ signal }) => run({ provider, signal }),
    });
    setRemedying(task.id);
    const over = await task.over;
    setRemedying(undefined);
    if (over.state === 'failed') fail(over.error);
    else if (over.state === 'done') await check(chosen);
  };

  /** The rows that were not taken, with their reasons, as a file that can be mended and imported again. */
  const report = async (refused: Sent['refused'], keys: readonly string[]) => {
    const open = await desk.get();
    const parts = await open.report({
      refused,
      messages: Object.fromEntries(keys.map(key => [key, translate(key)])),
      beside: translate('transfer.beside', { title: '%{title}', words: '%{words}' }),
      titles: words.titles,
      problemHead: translate('transfer.problem.head'),
      sheet: text(descriptor.plural),
    });
    const format = 'chosen' in state ? state.chosen.opened.format : 'csv';
    return new Blob([...parts], { type: mediaTypes[format] });
  };

  const reportName = (chosen: Chosen) => {
    const base = chosen.file.name.replace(/\.[^.]*$/u, '');
    return fileName([translate('transfer.report.name', { name: base })], chosen.opened.format);
  };

  const send = async (chosen: Chosen, { checked }: Verified) => {
    const open = await desk.get();
    const total = checked.create + checked.update;
    const task = startTask<Outcome>({
      title: translate('transfer.import.task', { name: chosen.file.name }),
      run: async control => {
        const giveBack = desk.keep();
        try {
          const sent = await sendRows(
            {
              ...{ provider, descriptor, desk: open, total, mode: chosen.mode },
              wordsFor: words.failure,
              notSent: translate('transfer.notSent'),
              unclear: translate('transfer.unclear'),
              missing: key => translate('transfer.wrong.missing', { key }),
            },
            control,
          );
          const untaken = [...sent.refused, ...sent.unclear, ...sent.unsent];
          const isAll = checked.rejected + untaken.length === 0;
          const content = isAll ? undefined : await report(untaken, checked.keys);
          outcome = {
            ...sent,
            rejected: checked.rejected,
            same: checked.same,
            report: content,
            reportName: reportName(chosen),
          };
          return outcome;
        } finally {
          giveBack();
          void cache.invalidateQueries({ queryKey: [descriptor.name] });
        }
      },
      Detail: () => (outcome ? createElement(ImportDetail, { outcome }) : null),
    });
    let outcome: Outcome | undefined;
    const sentImport = { chosen, task };
    sentImports.put(descriptor.name, sentImport);
    setState({ step: 'send', chosen, taskId: task.id });
    await follow(sentImport);
  };

  /** Shows what became of rows once all are sent; the result stays until it is closed. */
  const follow = async ({ chosen, task }: SentImport) => {
    const over = await task.over;
    if (over.result) {
      setState({ step: 'done', chosen, outcome: over.result as Outcome });
      return;
    }
    forget();
    fail(over.error);
    // The rows of an import that was found again are at a desk that is closed.
    setState(resumed?.task === task ? { step: 'file' } : { step: 'columns', chosen });
  };
  const resume = useEffectEvent(() => {
    if (resumed) void follow(resumed);
  });
  useEffect(() => resume(), []);

  /** The result is closed, or left to the drawer. */
  const forget = () => sentImports.forget(descriptor.name);

  const again = () => {
    forget();
    setProblem(undefined);
    setState({ step: 'file' });
  };
  /** The field that a column is, or is a part of. */
  const fieldAt = (name: string | undefined): FieldDescriptor | undefined =>
    name === undefined
      ? undefined
      : (plan.columns.find(column => column.name === name)?.field ??
        [...(plan.create ?? []), ...(plan.update ?? [])].find(({ source }) => source === name));
  return {
    state,
    problem,
    fieldAt,
    desk,
    open,
    change,
    back,
    check,
    remedy,
    remedying,
    send,
    report,
    reportName,
    again,
    forget,
    words,
  };
}

/** What outlives the end of a session, in memory only: the file is nowhere else. @see AUTH-13 */
function draftOf(state: ImportState): Draft | undefined {
  const kept = keptOf(state);
  return kept && { values: { import: kept }, begun: {}, withheld: false };
}

function keptOf(state: ImportState): Kept | undefined {
  if (state.step === 'file') return state.kept;
  if (state.step === 'done') return undefined;
  return { chosen: state.chosen, wasSending: state.step === 'send' };
}

export type Import = ReturnType<typeof useImport>;
