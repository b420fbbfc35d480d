export { ReadinessList } from './readiness-list.tsx'
export { useReadiness } from './use-readiness.ts'
