export { useRoleChoices } from './use-choices.ts'
