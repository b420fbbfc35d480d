export { findActor } from './session-repository.ts'
export { hashPassword } from './password.ts'
