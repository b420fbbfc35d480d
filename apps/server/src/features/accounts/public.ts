export { isSessionRunning } from './session-repository.ts'
export { recogniseBrowser } from './recognise-browser.ts'
export { hashPassword } from './password.ts'
export { keepAdministratorsWhole } from './keep-administrators-whole.ts'
