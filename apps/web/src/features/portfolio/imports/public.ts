export { importQuery, type ImportPage } from './imports-queries.ts'
export type { StepProps } from './import-steps.ts'
