import { session } from '../../api/session.ts';
import type { Language } from '../../i18n/language.ts';
import { password as english } from '../../i18n/en/password.ts';
import { password as chinese } from '../../i18n/zh/password.ts';
import { IconSvg } from '../../ui/icons/IconSvg.tsx';
import { drafts } from '../../resources/drafts/drafts.ts';

const catalogues: Readonly<Record<Language, Readonly<Record<keyof typeof english, string>>>> = {
  en: english,
  zh: chinese,
};

/** An outlined ring with an i: information, not an error. */
const INFO_ICON = { line: 'M3.5 12a8.5 8.5 0 1 1 17 0a8.5 8.5 0 1 1 -17 0zM12 11.2v5M12 7.6v.1' };

interface SessionEndedMessageProps {
  readonly language: Language;
  readonly signOnError: 'denied' | 'unreached' | undefined;
}

/** Why the user was redirected to the sign-in page, and whether the unsaved input was saved. */
export default function SessionEndedMessage({ language, signOnError }: SessionEndedMessageProps) {
  const key = signOnError
    ? (`ended.signOn.${signOnError}` as const)
    : getMessageKey(session.ended());
  if (key === undefined) return null;
  return (
    <p className="login-ended" role="status">
      <IconSvg paths={INFO_ICON} size={18} />
      {catalogues[language][key]}
    </p>
  );
}

function getMessageKey(
  endReason: ReturnType<typeof session.ended>,
): keyof typeof english | undefined {
  if (endReason === undefined || endReason === 'left') return undefined;
  return endReason === 'expired' && drafts.hasAny() ? 'ended.expired.saved' : `ended.${endReason}`;
}
