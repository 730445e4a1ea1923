import './parts.css';

export interface AvatarProps {
  readonly firstName: string;
  readonly lastName: string;
  /** Stands in when there is no name. */
  readonly username: string;
}

const HAN = /\p{Script=Han}/u;
const initial = (word: string) => [...word.trim()][0]?.toUpperCase() ?? '';

/** Two initials, or one character of a Chinese family name. */
export function initialsOf({ firstName, lastName, username }: AvatarProps): string {
  if (HAN.test(lastName)) return initial(lastName);
  return initial(lastName) + initial(firstName) || initial(username);
}

/** The person, as initials on a disc. The name itself is said by what holds it. */
export const Avatar = (person: AvatarProps) => (
  <span className="avatar" data-initials={initialsOf(person)} aria-hidden="true" />
);
