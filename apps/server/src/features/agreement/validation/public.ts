export { latestValidation, type LatestValidation } from './latest-validation.query.ts'
