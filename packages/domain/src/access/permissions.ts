import type { PlainRefusalCode } from '../refusal.ts'

/** Every company permission. Names of specification 6 are kept; the others follow their style. */
export const PERMISSIONS = [
  'modules:iams:initials',
  'tasks:count',
  'tasks:team',
  'contracts3:list',
  'contracts3:all',
  'contracts3:create',
  'contracts3:create:model',
  'contracts3:create:document',
  'contracts3:import',
  'contracts3:update',
  'contracts3:share',
  'contracts3:delete',
  'contracts3:archive',
  'contracts3:file',
  'contracts3:dates',
  'contracts3:signature',
  'contracts3:export',
  'contracts3:activity',
  'contracts:attachments:download',
  'contracts:attachments:delete',
  'contracts:sections:versions',
  'contracts:blocks:delete',
  'model:contracts:list',
  'model:contracts:create',
  'model:contracts:update',
  'model:contracts:delete',
  'contracts:clause:list',
  'contracts:clause:create',
  'contracts:clause:update',
  'contracts:clause:delete',
  'modules:tagged:field',
  'modules:type:contract',
  'modules:category',
  'modules:tags',
  'modules:projects',
  'modules:counterparties',
  'modules:legal:entities',
  'modules:workflow',
  'modules:validation',
  'workflows:step:create',
  'workflows:step:update',
  'workflows:step:delete',
  'workflows:step:dueDate',
  'workflows:step:complete',
  'modules:group',
  'vendor:users',
  'vendor:users:role',
  'modules:company',
  'modules:integrations',
  'modules:audit',
] as const

export type Permission = (typeof PERMISSIONS)[number]

/** `contracts3:create:model` is refused as NOT_ALLOWED_CONTRACTS3_CREATE_MODEL. */
export function notAllowedCode(permission: Permission): PlainRefusalCode {
  const words = permission.replace(/:/g, '_').replace(/([a-z])([A-Z])/g, '$1_$2')
  // A test checks that every permission has a text.
  return `NOT_ALLOWED_${words.toUpperCase()}` as PlainRefusalCode
}
