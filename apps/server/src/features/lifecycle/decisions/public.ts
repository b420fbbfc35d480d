export { alertsAbout, limitKey, settledLimits } from './alerts-about.query.ts'
export { isDecidedOn } from './is-decided.ts'
