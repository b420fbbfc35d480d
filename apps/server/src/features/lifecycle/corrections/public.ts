export { correctDetails } from './correct-details.ts'
export { recordCorrection, requireCorrection } from './record-correction.ts'
