import { PERMISSIONS, type Permission } from './permissions.ts'

/** The roles that every company starts with (decisions 3), by their stable key. */
export const DEFAULT_ROLE_KEYS = [
  'administrator',
  'contractManager',
  'contributor',
  'validator',
  'reader',
  'thirdParty',
] as const

export type DefaultRoleKey = (typeof DEFAULT_ROLE_KEYS)[number]

const READ: Permission[] = [
  'modules:iams:initials',
  'tasks:count',
  'contracts3:list',
  'contracts3:export',
  'contracts3:activity',
  'contracts:attachments:download',
  'contracts:sections:versions',
]

const WRITE: Permission[] = [
  ...READ,
  'contracts3:create',
  'contracts3:create:model',
  'contracts3:create:document',
  'contracts3:update',
  'contracts3:file',
  'contracts3:dates',
  'contracts:blocks:delete',
  'model:contracts:list',
  'contracts:clause:list',
  'workflows:step:complete',
]

const MANAGE: Permission[] = [
  ...WRITE,
  'contracts3:import',
  'contracts3:share',
  'contracts3:delete',
  'contracts3:archive',
  'contracts3:signature',
  'contracts:attachments:delete',
  'model:contracts:create',
  'model:contracts:update',
  'model:contracts:delete',
  'contracts:clause:create',
  'contracts:clause:update',
  'contracts:clause:delete',
  'workflows:step:dueDate',
  'modules:category',
  'modules:projects',
  'modules:counterparties',
]

/** What each default role may do in the company. */
export const DEFAULT_ROLE_PERMISSIONS: Record<DefaultRoleKey, readonly Permission[]> = {
  administrator: PERMISSIONS,
  contractManager: MANAGE,
  contributor: WRITE,
  validator: READ,
  reader: READ,
  thirdParty: [],
}
