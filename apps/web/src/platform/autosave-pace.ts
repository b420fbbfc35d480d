/** When what is typed is sent by itself: once typing has paused for this long … */
export const QUIET_MS = 800
/** … and at the latest this long after the first keystroke. */
export const LONGEST_MS = 5_000
/** After a server that could not be reached, or that asked to be spared. */
export const RETRY_MS = 4_000
export const TOO_MANY_MS = 20_000
