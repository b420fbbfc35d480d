export { ReadinessList } from './readiness-list.tsx'
export { usePlaybookReadiness, useReadiness } from './use-readiness.ts'
