export { findActor, isSessionRunning } from './session-repository.ts'
export { hashPassword } from './password.ts'
