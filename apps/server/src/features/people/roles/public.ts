export {
  administratorIds,
  administrators,
  isLastAdministrator,
  lockAdministration,
  requireAdministratorLeft,
} from './administrators.ts'
export { requireGivableRole } from './grant-role.ts'
export { peopleHolding } from './people-holding.query.ts'
