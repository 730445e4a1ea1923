import type { FieldOfKind } from '../../schema/field.ts';
import type { FieldValueProps } from '../descriptor/fieldComponents.ts';
import { formatScalar } from '../descriptor/representRecord.ts';
import { EmptyValue, Ellipsis } from './Ellipsis.tsx';
import { getFileName } from './getFileName.ts';

type TextDescriptor = FieldOfKind<'text' | 'multiline' | 'email' | 'url'>;

export const PlainTextField = ({ value }: FieldValueProps<TextDescriptor>) =>
  formatScalar(value) === '' ? <EmptyValue /> : <Ellipsis>{formatScalar(value)}</Ellipsis>;

/** Only web URLs become links: the URL is untrusted text. */
export const UrlField = (props: FieldValueProps<TextDescriptor>) =>
  /^https?:\/\//iu.test(formatScalar(props.value)) ? (
    <a href={formatScalar(props.value)} target="_blank" rel="noreferrer">
      <Ellipsis>{formatScalar(props.value)}</Ellipsis>
    </a>
  ) : (
    <PlainTextField {...props} />
  );

export const EmailField = ({ value }: FieldValueProps<TextDescriptor>) =>
  formatScalar(value) === '' ? (
    <EmptyValue />
  ) : (
    <a href={`mailto:${encodeURIComponent(formatScalar(value)).replace('%40', '@')}`}>
      <bdi>{formatScalar(value)}</bdi>
    </a>
  );

/** A password is never returned; dots show that there is one. */
export const PasswordDotsField = () => <span aria-hidden="true">••••••••</span>;

export const FileField = ({ value }: FieldValueProps<FieldOfKind<'file'>>) =>
  getFileName(value) === '' ? <EmptyValue /> : <Ellipsis>{getFileName(value)}</Ellipsis>;

/** Shows a value of an unknown type as the platform sent it. */
export const UnknownField = ({ value }: FieldValueProps<FieldOfKind<'unknown'>>) =>
  value === undefined || value === null ? (
    <EmptyValue />
  ) : (
    <Ellipsis>{JSON.stringify(value)}</Ellipsis>
  );
