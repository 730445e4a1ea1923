import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

import ts from 'typescript';
import { expect, it } from 'vitest';

import { DESKTOP_OVERLAYS, PHONE_OVERLAYS } from '../e2e/support/overlays/overlays.ts';

/** The components of MUI that render above the page. */
const MUI_OVERLAYS = ['Dialog', 'Drawer', 'Menu', 'Modal', 'Popover', 'Popper', 'SwipeableDrawer'];

/** Components that render an overlay for their users, each with the reason why it is no overlay of its own. */
const WRAPPERS: Readonly<Record<string, string>> = {
  'ui/overlays/Drawer.tsx': 'the drawer of every file',
  'ui/overlays/Menu.tsx': 'the menu of every file',
  'ui/overlays/Popover.tsx': 'the popover of every file',
  'ui/DialogFrame.tsx': 'the frame of every dialog',
  'ui/FormDialog.tsx': 'the frame of every dialog with fields',
  'ui/ConfirmDialog.tsx': 'the frame of every confirmation',
  'ui/SidePanel.tsx': 'the frame of every non-modal drawer',
  'resources/record/RecordFormDialog.tsx': 'the frame of every dialog with the form of a record',
  'resources/tree/TreeFormDialog.tsx': 'the form of TreeActionDialog',
  'features/assets/detail/AssetOperationDialog.tsx': 'the confirmation of every device operation',
  'features/assets/detail/relations/DevicePickerDialog.tsx':
    'the picker of AttachDialog and BindGatewayDialog',
  'features/upgrade/UpgradeForm.tsx': 'the form of UpgradeDialog and BulkUpgradeDialog',
};

const WRAPPER_NAMES = Object.keys(WRAPPERS).map(file => basename(file, '.tsx'));
const OVERLAY_ROLES = new Set(['dialog', 'alertdialog', 'menu']);

/** Whether a source file renders an overlay: a component of MUI, a wrapper, or an element with the role of one. */
function rendersOverlay(text: string): boolean {
  const source = ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true);
  const overlayTags = new Set<string>();
  let isFound = false;
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const { text: module } = node.moduleSpecifier;
      const name = basename(module, '.tsx');
      const isMui = module.startsWith('@mui/material/') && MUI_OVERLAYS.includes(name);
      if (isMui || (module.startsWith('.') && WRAPPER_NAMES.includes(name)))
        for (const tag of listImportedNames(node, name)) overlayTags.add(tag);
    }
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node))
      isFound ||= overlayTags.has(node.tagName.getText(source));
    isFound ||= hasOverlayRole(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return isFound;
}

/** The local names of a component: the default export of a module, or that with its name. */
function listImportedNames({ importClause }: ts.ImportDeclaration, component: string) {
  const bindings = importClause?.namedBindings;
  const named = (bindings && ts.isNamedImports(bindings) ? bindings.elements : []).filter(
    ({ name, propertyName }) => (propertyName ?? name).text === component,
  );
  return [importClause?.name, ...named.map(({ name }) => name)].flatMap(name => name?.text ?? []);
}

/** `role="dialog"`, or `role: 'dialog'` in the properties of a slot. */
function hasOverlayRole(node: ts.Node): boolean {
  if (!ts.isJsxAttribute(node) && !ts.isPropertyAssignment(node)) return false;
  const { name, initializer } = node;
  return (
    name.getText() === 'role' &&
    initializer !== undefined &&
    ts.isStringLiteral(initializer) &&
    OVERLAY_ROLES.has(initializer.text)
  );
}

const root = new URL('../../src/', import.meta.url).pathname;
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .filter(file => rendersOverlay(readFileSync(root + file, 'utf8')));
const listed = new Set([...DESKTOP_OVERLAYS, ...PHONE_OVERLAYS].map(({ file }) => file));

it('has an accessibility check of every dialog, drawer, popover and menu', () => {
  expect(files.length).toBeGreaterThan(60);
  const missing = files.filter(file => !(file in WRAPPERS) && !listed.has(file));
  expect(
    missing.map(
      file =>
        `src/${file} renders an overlay: add a row with its path and its opener to tests/e2e/support/overlays/*Overlays.ts`,
    ),
  ).toEqual([]);
});

it('lists no overlay and no wrapper that does not exist', () => {
  const stale = [...listed, ...Object.keys(WRAPPERS)].filter(file => !files.includes(file));
  expect(stale).toEqual([]);
});

/** The files that render an overlay of MUI itself. */
const FRAMES: Readonly<Record<string, RegExp>> = {
  'ui/overlays/Drawer.tsx': /\buseCloseOnRouteChange\(open,/u,
  'ui/overlays/Menu.tsx': /\buseCloseOnRouteChange\(open,/u,
  'ui/overlays/Popover.tsx': /\buseCloseOnRouteChange\(open,/u,
  'ui/DialogFrame.tsx': /\buseCloseOnRouteChange\(open,/u,
  // The overlays of the shell are closed together.
  'app/palette/CommandPalette.tsx': /\bcloseDialog\('palette'\)/u,
};

it('renders every dialog, drawer, popover and menu in a frame that a route change closes [SHELL-09/dialogs]', () => {
  const imports = new RegExp(`from '@mui/material/(?:${MUI_OVERLAYS.join('|')})'`, 'u');
  const frames = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .filter(file => imports.test(readFileSync(root + file, 'utf8')));
  expect(frames.toSorted()).toEqual(Object.keys(FRAMES).toSorted());
  for (const [file, close] of Object.entries(FRAMES))
    expect(readFileSync(root + file, 'utf8'), file).toMatch(close);
});

it('finds an overlay by its component, its wrapper and its role', () => {
  const overlays = [
    "import Menu from '@mui/material/Menu';\nexport const A = () => <Menu open />;",
    "import { Popover as Box } from '../ui/overlays/Popover.tsx';\nexport const A = () => <Box open />;",
    'export const A = () => <section role="dialog" />;',
    "export const A = () => <B slotProps={{ paper: { role: 'dialog' } }} />;",
  ];
  expect(overlays.map(rendersOverlay)).toEqual(overlays.map(() => true));
  const others = [
    'const Dialog = dialogs.edit;\nexport const A = () => <Dialog open />;',
    "import Menu from '@mui/material/Menu';\nexport const A = () => <p />;",
    'export const A = () => <ul role="listbox" />;',
  ];
  expect(others.map(rendersOverlay)).toEqual(others.map(() => false));
});
