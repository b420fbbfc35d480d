export { calendarFeedsQuery } from './calendar-feeds-queries.ts'
export { CalendarSection } from './calendar-section.tsx'
