export { TaskCount } from './task-count.tsx'
