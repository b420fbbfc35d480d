/** Days before the due date of a step on which its owner is first reminded of it. */
export const STEP_REMINDER_DAYS = 3
