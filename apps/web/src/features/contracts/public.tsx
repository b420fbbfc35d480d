export { contractQuery } from './contract-queries.ts'
