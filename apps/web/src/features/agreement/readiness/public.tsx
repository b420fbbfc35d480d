export { ReadinessList } from './readiness-list.tsx'
export { useReadiness, type ReadinessCheck } from './use-readiness.ts'
