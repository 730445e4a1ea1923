import '@testing-library/jest-dom/vitest';

import { readdirSync, readFileSync } from 'node:fs';

import { createTheme, ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import ts from 'typescript';
import { afterEach, expect, it, vi } from 'vitest';

import { buildTheme } from '../../src/app/buildTheme.ts';
import { ActionButton, type ActionButtonKind } from '../../src/ui/ActionButton.tsx';
import { DialogFooter } from '../../src/ui/DialogFooter.tsx';
import { type DialogSize, FormDialog } from '../../src/ui/FormDialog.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A tag as it is written somewhere in the console. */
interface Tag {
  readonly file: string;
  readonly name: string;
  /** What it is given, by name: the text of the expression; a literal as it is quoted. */
  readonly props: ReadonlyMap<string, string>;
  /** The text between its ends, written out. */
  readonly bare: readonly string[];
}

const root = `${process.cwd()}/src/`;
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  file => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && !file.startsWith('generated'),
);
const sourceOf = (file: string) =>
  ts.createSourceFile(file, readFileSync(root + file, 'utf8'), ts.ScriptTarget.Latest, true);

/** The properties in a spread such as `{...{ title, onClose }}`, each with the name of its variable. */
const readShorthands = (spread: ts.Expression) =>
  ts.isObjectLiteralExpression(spread)
    ? spread.properties
        .filter(ts.isShorthandPropertyAssignment)
        .map(({ name }) => [name.text, name.text] as const)
    : [];

function tagsIn(file: string): readonly Tag[] {
  const source = sourceOf(file);
  const tags: Tag[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) {
      const props = node.attributes.properties.flatMap(property => {
        if (!ts.isJsxAttribute(property)) return readShorthands(property.expression);
        const { name, initializer } = property;
        const value =
          initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
        return [[name.getText(source), value?.getText(source) ?? 'true'] as const];
      });
      const bare = ts.isJsxElement(node.parent)
        ? node.parent.children.filter(ts.isJsxText).map(text => text.text.trim())
        : [];
      const name = node.tagName.getText(source);
      tags.push({ file, name, props: new Map(props), bare: bare.filter(text => text !== '') });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return tags;
}
const tags = files.flatMap(tagsIn);

const FRAME_FILES = [
  'ui/FormDialog.tsx',
  'ui/ConfirmDialog.tsx',
  'resources/record/RecordFormDialog.tsx',
];

it('has every dialog show its title and its buttons in the language of the screen [SHELL-26]', () => {
  const needs: Readonly<Record<string, readonly string[]>> = {
    DialogFrame: ['title'],
    FormDialog: ['title'],
    RecordFormDialog: ['title', 'confirmLabel'],
    ConfirmDialog: ['title', 'confirmLabel', 'cancelLabel'],
    DialogFooter: ['confirmLabel', 'cancelLabel'],
  };
  const dialogs = tags.filter(({ name }) => name in needs);
  expect(dialogs.length).toBeGreaterThan(25);
  const mute = dialogs.flatMap(({ file, name, props }) => {
    // The frames pass on the properties that they receive.
    const isFrame = FRAME_FILES.includes(file);
    return (needs[name] ?? []).flatMap(caption => {
      const captionText = props.get(caption);
      const isDescribed = captionText !== undefined && !/^['"`]/u.test(captionText);
      return isDescribed || isFrame ? [] : [`${file}: <${name}> without ${caption}`];
    });
  });
  expect(mute).toEqual([]);
  // Buttons at the foot of a dialog without a footer.
  const written = tags.filter(({ name, bare }) => name === 'ActionButton' && bare.length > 0);
  expect(written.map(({ file, bare }) => `${file}: ${bare.join(' ')}`)).toEqual([]);
});

it('has one frame for every dialog, so that all of them pulse [SHELL-25]', () => {
  const own = files.filter(file =>
    /from '@mui\/material\/(Dialog|Modal)'|<dialog[\s>]|aria-modal/u.test(
      readFileSync(root + file, 'utf8'),
    ),
  );
  // The palette is a menu of commands: it has no input that could be lost.
  expect(own.filter(file => !file.startsWith('app/palette/'))).toEqual(['ui/DialogFrame.tsx']);
});

const theme = createTheme(buildTheme('light'));
const renderDialog = (size: DialogSize, onClose = vi.fn()) => {
  render(
    <MemoryRouter>
      <ThemeProvider theme={theme}>
        <FormDialog open size={size} title="Question" onClose={onClose}>
          <DialogFooter onCancel={onClose} onConfirm={vi.fn()} />
        </FormDialog>
      </ThemeProvider>
    </MemoryRouter>,
  );
  return onClose;
};

it.each<[DialogSize, string, string]>([
  ['small', '400px', 'dialog'],
  ['warning', '560px', 'alertdialog'],
  ['middle', '640px', 'dialog'],
  ['large', '960px', 'dialog'],
])(
  'pulses a %s dialog of %s for 100 ms when its backdrop is pressed [SHELL-25] [SHELL-26]',
  (size, width, role) => {
    vi.useFakeTimers();
    const onClose = renderDialog(size);
    const paper = screen.getByRole(role, { name: 'Question' });
    expect(getComputedStyle(paper).maxWidth).toBe(width);

    const backdrop = document.querySelector('.MuiDialog-container')!;
    fireEvent.mouseDown(backdrop);
    fireEvent.click(backdrop);
    const isPulsing = () => document.querySelector('.dialog-pulse') !== null;
    expect(isPulsing()).toBe(true);
    act(() => void vi.advanceTimersByTime(99));
    expect(isPulsing()).toBe(true);
    act(() => void vi.advanceTimersByTime(1));
    expect(isPulsing()).toBe(false);
    expect(onClose).not.toHaveBeenCalled();

    // A press that starts inside, as when text is marked, is none on the backdrop.
    fireEvent.mouseDown(paper);
    fireEvent.click(backdrop);
    expect(isPulsing()).toBe(false);
  },
);

it('shows the Chinese labels of confirm and cancel without a caption [SHELL-26]', () => {
  renderDialog('small');
  const buttons = within(screen.getByRole('dialog')).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['取消', '确定']);
});

it('has the four kinds of button, each of a look of its own [SHELL-26]', () => {
  const kinds: readonly ActionButtonKind[] = ['default', 'primary', 'error', 'auxiliary'];
  render(
    <ThemeProvider theme={theme}>
      {kinds.map(kind => (
        <ActionButton key={kind} kind={kind}>
          {kind}
        </ActionButton>
      ))}
    </ThemeProvider>,
  );
  const looks = kinds.map(kind => {
    const { backgroundColor, color, borderColor } = getComputedStyle(
      screen.getByRole('button', { name: kind }),
    );
    return [backgroundColor, color, borderColor].join();
  });
  expect(new Set(looks).size).toBe(4);
});
