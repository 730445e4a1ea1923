import './fields.css';

import { type ComponentType } from 'react';

import type { FieldOfKind } from '../../schema/field.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import type { GetFieldInput, FieldInputProps } from '../descriptor/fieldComponents.ts';

/** Drag and drop is loaded with the first list of a form. */
const ListInputItems = lazyComponent(async () => ({
  default: (await import('./ListInputItems.tsx')).ListInputItems,
}));

/** Creates the input of a list of values of one shape. */
export const createListInput = (
  getFieldInput: GetFieldInput,
): ComponentType<FieldInputProps<FieldOfKind<'list'>>> =>
  function ListInput(props) {
    return (
      <LazyBoundary fallback={<div className="h-72" aria-busy="true" />}>
        <ListInputItems {...props} getFieldInput={getFieldInput} />
      </LazyBoundary>
    );
  };
