import './components.css';

export interface AvatarProps {
  readonly firstName: string;
  readonly lastName: string;
  /** Replaces a missing name. */
  readonly username: string;
}

const HAN_SCRIPT = /\p{Script=Han}/u;
const getFirstLetter = (word: string) => [...word.trim()][0]?.toUpperCase() ?? '';

/** Returns two initials, or the first character of a Chinese family name. */
export function getInitials({ firstName, lastName, username }: AvatarProps): string {
  if (HAN_SCRIPT.test(lastName)) return getFirstLetter(lastName);
  return getFirstLetter(lastName) + getFirstLetter(firstName) || getFirstLetter(username);
}

/** The initials of a user on a disc. The container provides the accessible name. */
export const Avatar = (person: AvatarProps) => (
  <span
    className="grid size-28 flex-none place-items-center rounded-[50%] bg-(--accent-soft) text-12 leading-12 font-semibold text-accent before:content-[attr(data-initials)]"
    data-initials={getInitials(person)}
    aria-hidden="true"
  />
);
