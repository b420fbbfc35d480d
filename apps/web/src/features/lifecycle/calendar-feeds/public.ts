export { CalendarSection } from './calendar-section.tsx'
