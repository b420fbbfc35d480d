export { REQUEST_AGAIN, requestOutdatedAgain } from './request-again.job.ts'
export { latestValidation, type LatestValidation } from './latest-validation.query.ts'
export { namingWhom, refuseNaming } from './name-suspended.query.ts'
export { reminderKey, whyNotRemind, type AwaitedDecision } from './reminding.query.ts'
