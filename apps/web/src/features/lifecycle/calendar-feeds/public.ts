export { CompanyFeeds } from './company-feeds.tsx'
export { CalendarSection } from './calendar-section.tsx'
