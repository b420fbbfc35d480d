export { RoleField } from './role-field.tsx'
