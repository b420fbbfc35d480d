export { contractQuery } from './contract-queries.ts'
export { statusTones } from './status-tones.ts'
