import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

interface SectionProps {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A group of properties. */
export const PropertySection = ({ title, action, children }: SectionProps) => {
  const id = useId();
  return (
    <section className="media-section stack gap-8" aria-labelledby={id}>
      <div className="row">
        <h3 id={id} className="type-13 flex-1 font-semibold">
          {title}
        </h3>
        {action}
      </div>
      {children}
    </section>
  );
};

interface SeveralNoteProps {
  readonly count: number;
  /** Whether they are of several kinds, so that only what all have is shown. */
  readonly areMixed?: boolean;
}

/** How many nodes a change applies to, where several are selected. */
export const SeveralNote = ({ count, areMixed = false }: SeveralNoteProps) => {
  const translate = useTranslate();
  const key = areMixed ? 'media.properties.mixed' : 'media.properties.several';
  return count > 1 ? (
    <p className="media-section text-2">{translate(key, { smart_count: count })}</p>
  ) : null;
};

/** A value of the selected nodes, and its change. */
export interface FieldProps<Value> {
  readonly label: string;
  /** Undefined where the selected nodes differ. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
}
