export { answersForText, levelOn, requireLevel } from './contract-level.ts'
export { grantedFolders, visibleContracts } from './contract-scope.ts'
export { readerOfPerson } from './reader-of-person.query.ts'
export { groupsOfPerson, thoseWhomPersonActsFor, type Reader } from './reader.ts'
