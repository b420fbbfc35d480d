export { keepVersion, type VersionReason } from './keep-version.ts'
