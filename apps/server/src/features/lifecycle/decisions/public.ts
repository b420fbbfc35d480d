export { alertsAbout, limitKey, settledLimits } from './alerts-about.query.ts'
export { ownersWatching, weeklyOutlook, type WeeklyOutlook } from './weekly-outlook.query.ts'
export { escalateLimits } from './escalate-limits.job.ts'
export { isDecidedAs, isDecidedOn, listedDecision } from './is-decided.ts'
