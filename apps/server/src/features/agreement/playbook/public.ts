export { openDeviations } from './open-deviations.query.ts'
