import './components.css';

export interface AvatarProps {
  readonly firstName: string;
  readonly lastName: string;
  /** Stands in when there is no name. */
  readonly username: string;
}

const HAN_SCRIPT = /\p{Script=Han}/u;
const getFirstLetter = (word: string) => [...word.trim()][0]?.toUpperCase() ?? '';

/** Two initials, or one character of a Chinese family name. */
export function getInitials({ firstName, lastName, username }: AvatarProps): string {
  if (HAN_SCRIPT.test(lastName)) return getFirstLetter(lastName);
  return getFirstLetter(lastName) + getFirstLetter(firstName) || getFirstLetter(username);
}

/** The person, as initials on a disc. The name itself is said by what holds it. */
export const Avatar = (person: AvatarProps) => (
  <span className="avatar" data-initials={getInitials(person)} aria-hidden="true" />
);
