export { findActor } from './session-repository.ts'
