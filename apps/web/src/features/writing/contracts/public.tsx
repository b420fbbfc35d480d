export { statusTones } from './status-tones.ts'
