/** An awaited scan is reminded of after this many days, and again after as many: the post takes days both ways. */
export const SCAN_REMINDER_DAYS = 7
