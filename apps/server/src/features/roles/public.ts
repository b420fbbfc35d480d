export {
  administrators,
  isLastAdministrator,
  lockAdministration,
  requireAdministratorLeft,
} from './administrators.ts'
export { requireGivableRole } from './give-role.ts'
export { peopleHolding } from './people-holding.query.ts'
