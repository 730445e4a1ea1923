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
import type { Draft } from '../../drafts/Draft.ts';
import { useFormDraft, useSaveDraftOnSessionEnd } from '../../drafts/drafts.ts';
import { useSiteZone } from '../../../ui/SiteZone.ts';
import { RecordNamesContext, ResourcesContext } from '../../descriptor/ResourcesContext.ts';
import { startTask } from '../../tasks/tasks.ts';
import { useErrorMessage } from '../../failures/useErrorMessage.ts';
import { useFormatFailure } from '../../failures/useFormatFailure.ts';
import { useLocalizedText } from '../../descriptor/useLocalizedText.ts';
import { guessMapping } from '../../cells/guessMapping.ts';
import type { ImportPlan } from '../../cells/createImportPlan.ts';
import { useImportWorker } from '../importWorker/useImportWorker.ts';
import { buildFileName } from '../saveFile.ts';
import type { TableReadOptions } from '../table/ParsedSheet.ts';
import { TableError } from '../table/TableError.ts';
import { tableMediaTypes } from '../table/TableWriter.ts';
import { useCellFormat } from '../useCellFormat.ts';
import { useFormatRecordName } from '../useFormatRecordName.ts';
import { ImportOutcomeView } from './ImportOutcomeView.tsx';
import { checkImportRows } from './checkImportRows.ts';
import type { ImportCheckLoader, ImportRemedy } from './ImportCheck.ts';
import type {
  ImportSetup,
  ImportState,
  ImportDraft,
  ImportOutcome,
  CheckResult,
} from './ImportState.ts';
import type { SendResult } from './SendContext.ts';
import { type ActiveImport, activeImports } from './activeImports.ts';
import { sendRows } from './sendRows.ts';
import { getExampleTexts } from './buildExampleCells.ts';
import { useImportMessages } from './useImportMessages.ts';

/**
 * The state of one import from its file to its result. The file and its rows stay in the import worker; the page has
 * only what it shows.
 */
export function useImport(
  descriptor: ResourceDescriptor,
  plan: ImportPlan,
  importCheck?: ImportCheckLoader,
) {
  const savedDraft = useFormDraft(['import', descriptor.name]);
  const [resumedImport] = useState(() => activeImports.get(descriptor.name));
  const [state, setState] = useState<ImportState>(() =>
    resumedImport
      ? { step: 'send', setup: resumedImport.setup, taskId: resumedImport.task.id }
      : { step: 'file', draft: savedDraft.draft?.values['import'] as ImportDraft | undefined },
  );
  useSaveDraftOnSessionEnd(savedDraft, () => createDraft(state));
  const [errorMessage, setErrorMessage] = useState<string>();
  const [remedyTaskId, setRemedyTaskId] = useState<string>();
  const provider = useDataProvider<ConsoleDataProvider>();
  const cache = useQueryClient();
  const resources = useContext(ResourcesContext);
  const translate = useTranslate();
  const text = useLocalizedText();
  const getErrorMessage = useErrorMessage();
  const formatFailure = useFormatFailure();
  const zone = useSiteZone();
  const cellFormat = useCellFormat();
  const messages = useImportMessages(plan);
  const nameOf = useFormatRecordName();
  const customRecordNames = useContext(RecordNamesContext);
  const isRenamed = (resource: string) => Object.hasOwn(customRecordNames, resource);
  const worker = useImportWorker();

  const showError = (error: unknown) =>
    setErrorMessage(
      error instanceof TableError ? translate(error.key, error.args) : getErrorMessage(error),
    );

  const open = async (file: File, draftSetup?: ImportSetup) => {
    setErrorMessage(undefined);
    setState({ step: 'file', isReading: true });
    try {
      const fileInfo = await (await worker.get()).open(file, draftSetup?.fileInfo);
      const mapping = guessMapping(fileInfo.heads, plan.columns);
      // Overwriting needs an explicit choice.
      const [mode = 'create'] = plan.modes;
      const setup = draftSetup
        ? { ...draftSetup, fileInfo, isChanged: true }
        : {
            ...{ file, fileInfo, mapping, mode, clears: false, isChanged: false },
            notations: fileInfo.notations,
          };
      // Rendered as a transition: a wide file has a long table of columns.
      startTransition(() => setState({ step: 'columns', setup }));
    } catch (error) {
      // An error of the file leaves the worker usable; after another one it may have ended.
      if (!(error instanceof TableError)) worker.discard();
      setState({ step: 'file' });
      showError(error);
    }
  };

  /** Reads the file in another encoding, or another sheet of it. The mapping stays where the header does. */
  const readAgain = async (setup: ImportSetup, options: TableReadOptions) => {
    setErrorMessage(undefined);
    try {
      const fileInfo = await (await worker.get()).open(setup.file, options);
      const isSameHead = fileInfo.heads.join('\n') === setup.fileInfo.heads.join('\n');
      const mapping = isSameHead ? setup.mapping : guessMapping(fileInfo.heads, plan.columns);
      change({ fileInfo, mapping, notations: fileInfo.notations });
    } catch (error) {
      if (!(error instanceof TableError)) worker.discard();
      showError(error);
    }
  };

  const change = (part: Partial<ImportSetup>) =>
    setState(now =>
      'setup' in now ? { step: 'columns', setup: { ...now.setup, ...part, isChanged: true } } : now,
    );
  const back = (setup: ImportSetup) => setState({ step: 'columns', setup });

  const check = async (setup: ImportSetup) => {
    setErrorMessage(undefined);
    const { file, mapping, mode, clears, notations } = setup;
    const needsKeys = mapping.includes(plan.key) && (mode !== 'create' || plan.acceptsKey);
    const open = await worker.get();
    const task = startTask<CheckResult>({
      title: translate('transfer.check.task', { name: file.name }),
      run: control => {
        const descriptorOf = (name: string) =>
          Object.hasOwn(resources, name) ? resources[name] : undefined;
        const example = getExampleTexts(plan, cellFormat);
        return checkImportRows(
          {
            ...{ provider, descriptor, descriptorOf, nameOf, isRenamed, needsKeys },
            ...{ plan, mapping, mode, clears, zone, notations, example },
            ...{ worker: open, check: importCheck },
          },
          control,
        );
      },
    });
    setState({ step: 'columns', setup, taskId: task.id });
    const ended = await task.finished;
    if (ended.state === 'done') {
      const checkResult = ended.result as CheckResult;
      startTransition(() => setState({ step: 'check', setup, checkResult }));
    } else {
      setState({ step: 'columns', setup });
      if (ended.state === 'failed') showError(ended.error);
    }
  };

  /** Runs a remedy, and repeats the check. */
  const remedy = async (setup: ImportSetup, { label, args, run }: ImportRemedy) => {
    setErrorMessage(undefined);
    const title = translate(label, args);
    const task = startTask({ title, run: ({ signal }) => run({ provider, signal }) });
    setRemedyTaskId(task.id);
    const ended = await task.finished;
    setRemedyTaskId(undefined);
    if (ended.state === 'failed') setErrorMessage(formatFailure(title, ended.error));
    else if (ended.state === 'done') await check(setup);
  };

  /** Builds the file of the failed rows with their reasons, which can be corrected and imported again. */
  const report = async (failures: SendResult['failedRows'], keys: readonly string[]) => {
    const open = await worker.get();
    const parts = await open.report({
      failures,
      messages: Object.fromEntries(keys.map(key => [key, translate(key)])),
      titleTemplate: translate('transfer.titledProblem', { title: '%{title}', text: '%{text}' }),
      titles: messages.titles,
      errorHead: translate('transfer.problem.head'),
      sheet: text(descriptor.plural),
    });
    const format = 'setup' in state ? state.setup.fileInfo.format : 'csv';
    return new Blob([...parts], { type: tableMediaTypes[format] });
  };

  const reportName = (setup: ImportSetup) => {
    const base = setup.file.name.replace(/\.[^.]*$/u, '');
    return buildFileName(
      [translate('transfer.report.name', { name: base })],
      setup.fileInfo.format,
    );
  };

  const send = async (setup: ImportSetup, { summary }: CheckResult) => {
    const open = await worker.get();
    const total = summary.create + summary.update;
    const task = startTask<ImportOutcome>({
      title: translate('transfer.import.task', { name: setup.file.name }),
      run: async control => {
        const release = worker.retain();
        try {
          const sent = await sendRows(
            {
              ...{ provider, descriptor, worker: open, total, mode: setup.mode },
              formatError: messages.formatFailure,
              unsentReason: translate('transfer.notSent'),
              uncertainPrefix: translate('transfer.unclear'),
              formatMissing: key => translate('transfer.wrong.missing', { key }),
            },
            control,
          );
          const notSaved = [...sent.failedRows, ...sent.uncertainRows, ...sent.unsentRows];
          const isAll = summary.rejected + notSaved.length === 0;
          const content = isAll ? undefined : await report(notSaved, summary.messageKeys);
          outcome = {
            ...sent,
            rejected: summary.rejected,
            same: summary.same,
            report: content,
            reportName: reportName(setup),
          };
          return outcome;
        } finally {
          release();
          void cache.invalidateQueries({ queryKey: [descriptor.name] });
        }
      },
      Detail: () => (outcome ? createElement(ImportOutcomeView, { outcome }) : null),
    });
    let outcome: ImportOutcome | undefined;
    const activeImport = { setup, task };
    activeImports.set(descriptor.name, activeImport);
    setState({ step: 'send', setup, taskId: task.id });
    await followTask(activeImport);
  };

  /** Shows the outcome once all rows are sent; the result stays until it is closed. */
  const followTask = async ({ setup, task }: ActiveImport) => {
    const ended = await task.finished;
    if (ended.result) {
      setState({ step: 'done', setup, outcome: ended.result as ImportOutcome });
      return;
    }
    forget();
    showError(ended.error);
    // The worker of a resumed import is already closed, and its rows with it.
    setState(resumedImport?.task === task ? { step: 'file' } : { step: 'columns', setup });
  };
  const resume = useEffectEvent(() => {
    if (resumedImport) void followTask(resumedImport);
  });
  useEffect(() => resume(), []);

  /** The result was closed, or left to the drawer. */
  const forget = () => activeImports.delete(descriptor.name);

  const restart = () => {
    forget();
    setErrorMessage(undefined);
    setState({ step: 'file' });
  };
  /** Returns the field of a column, or the one that contains it. */
  const getField = (name: string | undefined): FieldDescriptor | undefined =>
    name === undefined
      ? undefined
      : (plan.columns.find(column => column.name === name)?.field ??
        [...(plan.create ?? []), ...(plan.update ?? [])].find(({ source }) => source === name));
  return {
    state,
    errorMessage,
    getField,
    worker,
    open,
    readAgain,
    change,
    back,
    check,
    remedy,
    remedyTaskId,
    send,
    report,
    reportName,
    restart,
    forget,
    messages,
  };
}

/**
 * Creates the draft that survives the end of a session, in memory only: the file has no other copy.
 * @see AUTH-13 */
function createDraft(state: ImportState): Draft | undefined {
  const importDraft = getImportDraft(state);
  return (
    importDraft && { values: { import: importDraft }, initialValues: {}, hasOmittedSecrets: false }
  );
}

function getImportDraft(state: ImportState): ImportDraft | undefined {
  if (state.step === 'file') return state.draft;
  if (state.step === 'done') return undefined;
  return { setup: state.setup, wasSending: state.step === 'send' };
}

export type ImportController = ReturnType<typeof useImport>;
