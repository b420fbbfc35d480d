export { recordedRenewals } from './recorded-renewals.query.ts'
