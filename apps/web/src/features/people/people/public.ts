export { defaultRoleQuery } from './people-queries.ts'
export { RoleField } from './role-field.tsx'
