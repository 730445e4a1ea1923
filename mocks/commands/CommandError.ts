/** A command cannot be done; its message is a sentence for the person who typed it. */
export class CommandError extends Error {}

/** A child process failed and has written why to the terminal. */
export class ReportedError extends Error {}
