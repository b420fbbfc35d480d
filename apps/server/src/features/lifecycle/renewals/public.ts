export { recordRenewal } from './record-renewal.ts'
