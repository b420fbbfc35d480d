// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface RolesTexts {
  'roles.copy.first': { name: string | number }
  'roles.copy.next': { name: string | number; number: string | number }
}
