export { AbsenceSection } from './absence-section.tsx'
