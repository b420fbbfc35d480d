export { alertsAbout, limitKey, settledLimits } from './alerts-about.query.ts'
export { isDecidedAs, isDecidedOn, listedDecision } from './is-decided.ts'
