export type { Decided, StepOpened, ValidationEnded } from './validation-events.ts'
