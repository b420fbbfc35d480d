export { TaskCount } from './task-count.tsx'
export { useContractTasks } from './use-contract-tasks.tsx'
