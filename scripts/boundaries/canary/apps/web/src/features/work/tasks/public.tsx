export { TaskRow } from './task-row.tsx'
