/** The error of a command; its message is a sentence for the terminal. */
export class CommandError extends Error {}

/** The error of a child process that has printed the reason. */
export class ReportedError extends Error {}
