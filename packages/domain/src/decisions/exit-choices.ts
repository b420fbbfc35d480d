/** What a person chooses before the limit of an early exit. `leave`: notify the exit in time. */
export const EXIT_CHOICES = ['leave', 'stay', 'later'] as const
export type ExitChoice = (typeof EXIT_CHOICES)[number]

/** What lists say of the next exit: what was decided about it, or that somebody is asked and nobody has. */
export const LISTED_EXIT_DECISIONS = [...EXIT_CHOICES, 'undecided'] as const
export type ListedExitDecision = (typeof LISTED_EXIT_DECISIONS)[number]
