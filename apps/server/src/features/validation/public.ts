export type { Decided, StepOpened, ValidationEnded } from './validation-events.ts'
export { latestValidation, type LatestValidation } from './latest-validation.query.ts'
