export { actorOfPerson } from './actor-of-person.query.ts'
export { computeAccessImpact } from './access-impact.ts'
export { answersForText, levelOn, levelsOn, requireLevel } from './contract-level.ts'
export { allowedByState, CONTRACT_ASPECTS, readAspects } from './contract-aspects.query.ts'
export {
  grantedFolders,
  seesEveryContract,
  visibleAmongMany,
  visibleContracts,
  visibleParts,
} from './contract-scope.ts'
export {
  blockLock,
  contractLock,
  isLockedNow,
  lockRefusal,
  namingLock,
  requireLockForm,
  type PersonLock,
} from './person-lock.ts'
export { knownFolders } from './known-folders.query.ts'
export { groupsBeyond } from './groups-beyond.query.ts'
export { leavingAccessSets } from './leave-access-sets.ts'
export { readerOfPerson } from './reader-of-person.query.ts'
export { rightsOfPeople } from './rights-of-people.query.ts'
export {
  requireAct,
  requireAllowed,
  requireRight,
  requireState,
  whyNot,
  whyNotEach,
  type Reason,
} from './require-act.ts'
export { groupsOfPerson, thoseWhomPersonActsFor, type Reader } from './reader.ts'
export { colleaguesWhoSee, viewersOf, whereSeen } from './viewers.query.ts'
export { folderPaths } from './folder-paths.query.ts'
