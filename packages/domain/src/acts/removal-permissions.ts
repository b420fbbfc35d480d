import type { Permission } from '../access/permissions.ts'

/** The kinds of removed objects that can be restored, and the permission for it: the one that deletes them. */
export const REMOVAL_PERMISSIONS = {
  contractType: 'modules:type:contract',
  category: 'modules:category',
  taggedField: 'modules:tagged:field',
  project: 'modules:projects',
  counterparty: 'modules:counterparties',
  legalEntity: 'modules:legal:entities',
  folder: 'modules:tags',
  group: 'modules:group',
  role: 'vendor:users:role',
  workflow: 'modules:workflow',
  circuit: 'modules:validation',
  template: 'model:contracts:delete',
  clause: 'contracts:clause:delete',
  templateFile: 'model:contracts:update',
  // As the acts have it; spelled out, since the menu needs these and not the table of acts.
  contract: 'contracts3:delete',
  attachment: 'contracts:attachments:delete',
} as const satisfies Record<string, Permission>

export type RemovalKind = keyof typeof REMOVAL_PERMISSIONS

export const REMOVAL_KINDS = Object.keys(REMOVAL_PERMISSIONS) as RemovalKind[]
