export { defaultRoleQuery } from './default-role.ts'
export { RoleField } from './role-field.tsx'
