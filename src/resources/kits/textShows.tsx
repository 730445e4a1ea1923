import type { FieldOf } from '../../schema/field.ts';
import type { ShowProps } from '../fieldKit.ts';
import { written } from '../represent.ts';
import { Absent, Ellipsis } from './Ellipsis.tsx';

type Written = FieldOf<'text' | 'multiline' | 'email' | 'url'>;

export const TextShow = ({ value }: ShowProps<Written>) =>
  written(value) === '' ? <Absent /> : <Ellipsis>{written(value)}</Ellipsis>;

/** Only addresses of the web become links: an address is a stranger's text. */
export const UrlShow = (props: ShowProps<Written>) =>
  /^https?:\/\//iu.test(written(props.value)) ? (
    <a href={written(props.value)} target="_blank" rel="noreferrer">
      <Ellipsis>{written(props.value)}</Ellipsis>
    </a>
  ) : (
    <TextShow {...props} />
  );

export const EmailShow = ({ value }: ShowProps<Written>) =>
  written(value) === '' ? (
    <Absent />
  ) : (
    <a href={`mailto:${encodeURIComponent(written(value)).replace('%40', '@')}`}>
      <bdi>{written(value)}</bdi>
    </a>
  );

/** A password never comes back; dots say that there is one. */
export const PasswordShow = () => <span aria-hidden="true">••••••••</span>;
