export {
  isLastAdministrator,
  lockAdministration,
  requireAdministratorLeft,
} from './administrators.ts'
export { requireGivableRole } from './give-role.ts'
