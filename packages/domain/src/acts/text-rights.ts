import { CONTENT_ACTS } from './content-acts.ts'
import { levelReaches, type ContractLevel } from '../access/levels.ts'
import type { Permission } from '../access/permissions.ts'

/** What a text may belong to. */
export const TEXT_OWNER_KINDS = ['contract', 'template', 'clause'] as const

export type TextOwnerKind = (typeof TEXT_OWNER_KINDS)[number]

/** What can be done with a text. `unlockOthers`: unlocking a section that another person has locked. */
export const TEXT_ACTS = [
  'read',
  'write',
  'deleteBlock',
  'listVersions',
  'restoreVersion',
  'unlockOthers',
] as const

export type TextAct = (typeof TEXT_ACTS)[number]

export interface TextRight {
  /** All of them are required; the first missing one is refused. */
  permissions: readonly Permission[]
  /** On the contract that owns the text; templates and clauses have no levels. */
  level: ContractLevel | null
}

/** The contract act for each text act. */
export const CONTRACT_ACT_OF_TEXT = {
  read: 'read',
  write: 'edit',
  deleteBlock: 'deleteBlock',
  listVersions: 'listVersions',
  restoreVersion: 'restoreVersion',
  unlockOthers: 'unlockOthers',
} as const satisfies Record<TextAct, keyof typeof CONTENT_ACTS>

/** Who may do what with a text, by its owner; for a contract, as its own acts say. */
export const TEXT_RIGHTS: Record<TextOwnerKind, Record<TextAct, TextRight>> = {
  contract: {
    read: CONTENT_ACTS[CONTRACT_ACT_OF_TEXT.read],
    write: CONTENT_ACTS[CONTRACT_ACT_OF_TEXT.write],
    deleteBlock: CONTENT_ACTS[CONTRACT_ACT_OF_TEXT.deleteBlock],
    listVersions: CONTENT_ACTS[CONTRACT_ACT_OF_TEXT.listVersions],
    restoreVersion: CONTENT_ACTS[CONTRACT_ACT_OF_TEXT.restoreVersion],
    unlockOthers: CONTENT_ACTS[CONTRACT_ACT_OF_TEXT.unlockOthers],
  },
  template: {
    read: { permissions: ['model:contracts:list'], level: null },
    write: { permissions: ['model:contracts:update'], level: null },
    deleteBlock: {
      permissions: ['model:contracts:update', 'contracts:blocks:delete'],
      level: null,
    },
    listVersions: {
      permissions: ['model:contracts:list', 'contracts:sections:versions'],
      level: null,
    },
    restoreVersion: {
      permissions: ['model:contracts:update', 'contracts:sections:versions'],
      level: null,
    },
    unlockOthers: { permissions: ['model:contracts:delete'], level: null },
  },
  clause: {
    read: { permissions: ['contracts:clause:list'], level: null },
    write: { permissions: ['contracts:clause:update'], level: null },
    deleteBlock: {
      permissions: ['contracts:clause:update', 'contracts:blocks:delete'],
      level: null,
    },
    listVersions: {
      permissions: ['contracts:clause:list', 'contracts:sections:versions'],
      level: null,
    },
    restoreVersion: {
      permissions: ['contracts:clause:update', 'contracts:sections:versions'],
      level: null,
    },
    unlockOthers: { permissions: ['contracts:clause:delete'], level: null },
  },
}

/**
 * The first permission that a person lacks for an act; null: they hold all of them.
 * @example missingPermission(TEXT_RIGHTS.clause.write, new Set()) // 'contracts:clause:update'
 */
export function missingPermission(
  { permissions }: TextRight,
  held: ReadonlySet<Permission>,
): Permission | null {
  return permissions.find((permission) => !held.has(permission)) ?? null
}

/** Whether a level on the owner is sufficient; an owner without levels requires none. */
export function reachesRight({ level: needed }: TextRight, level: ContractLevel | null): boolean {
  return needed === null || (level !== null && levelReaches(level, needed))
}
