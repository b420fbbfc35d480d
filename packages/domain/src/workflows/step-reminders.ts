/** Days before the due date of a step on which its owner is first reminded of it. */
export const STEP_REMINDER_DAYS = 3

/** How a step stands to its due date: past it, due within the days of the reminder, or later. */
export const STEP_DUES = ['late', 'soon', 'onTime'] as const
export type StepDue = (typeof STEP_DUES)[number]
