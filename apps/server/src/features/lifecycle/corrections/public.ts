export { recordCorrection, requireCorrection } from './record-correction.ts'
