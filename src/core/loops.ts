// Where play that leads nowhere is ended with an error, and never with a hang.

/** More turns than anybody waits for something to decide, or for a game that nobody wins. */
export const MOST_QUIET_TURNS = 100;
