export { REQUEST_AGAIN, requestOutdatedAgain } from './request-again.job.ts'
export { REMIND_OF_DUE_DAYS, remindOfDueDays } from './remind-of-due-days.job.ts'
export { latestValidation, type LatestValidation } from './latest-validation.query.ts'
export { namingWhom, refuseNaming } from './name-suspended.query.ts'
export { circuitAsksMore, requireCircuitHolds } from './circuit-asks-more.query.ts'
export { reminderKey, whyNotRemind } from './reminding.query.ts'
export { openSteps } from './open-steps.query.ts'
export { RAISE_CONTENT_ALARM, raiseContentAlarm } from './content-alarm.job.ts'
export {
  conditionsLeftBy,
  seenToConditions,
  type SeenToCondition,
} from './who-sees-to-conditions.query.ts'
