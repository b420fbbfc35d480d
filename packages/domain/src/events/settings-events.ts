import { ACTIVE_CONTENT_RULES, type ActiveContentRule } from '../files/active-content.ts'
import type { PlaybookChange } from '../clauses/playbook/playbook.ts'
import type { Locale } from '../locale.ts'
import type { ReadinessChange } from '../readiness/readiness-kinds.ts'
import type { Descriptions, NoFacts, UndeliveredMail } from './event-description.ts'
import { nounEvents, type NounPayloads } from './noun-events.ts'

type Noun =
  | 'contractType'
  | 'category'
  | 'taggedField'
  | 'project'
  | 'counterparty'
  | 'legalEntity'
  | 'circuit'

type LibraryPayloads = NounPayloads<Noun> & {
  /** `otherId` is the merged one; `contracts`: how many of its contracts now use this one. */
  'counterparty.merged': { otherId: string; contracts: number }
  'contractType.readinessChanged': ReadinessChange
  'contractType.playbookChanged': PlaybookChange
  /** `isOwn`: it chose alerts; else its contracts return to the default ones. */
  'contractType.alertsChanged': { isOwn: boolean }
  /** Two that look alike were said not to be duplicates, or no longer so. */
  'counterparty.compared': { otherId: string; areDistinct: boolean }
}

interface FlowPayloads {
  'workflow.created': NoFacts
  /** How many steps were added, changed and removed, and how many contracts were moved. */
  'workflow.changed': { added: number; changed: number; removed: number; moved: number }
  'workflow.madeDefault': NoFacts
  'workflow.removed': NoFacts
  'workflow.restored': NoFacts
}

type FolderGrant = 'read' | 'edit'

interface GrantOfFolder {
  grant: FolderGrant
  to: 'person' | 'group' | 'everyone'
}

interface FolderPayloads {
  'folder.created': { parentFolderId: string | null }
  'folder.renamed': NoFacts
  'folder.ownerChanged': { ownerId: string | null }
  'folder.moved': { parentFolderId: string | null }
  'folder.granted': GrantOfFolder
  'folder.grantChanged': GrantOfFolder & { formerGrant: FolderGrant }
  'folder.revoked': GrantOfFolder
  'folder.removed': NoFacts
  'folder.restored': NoFacts
}

/** A stored file that is refused, and the references of the contracts that it belongs to. */
interface BadFile {
  sha256: string
  contracts: readonly string[]
}

interface CompanyPayloads {
  'company.created': { locale: Locale }
  'company.changed': { changed: readonly string[] }
  /** What happens to uploaded files with active content. */
  'company.activeContentChanged': { rule: ActiveContentRule }
  'company.signUpChanged': {
    changed: readonly string[]
    policy: 'invitation' | 'domains'
    domains: readonly string[]
    roleId: string
  }
  'company.secondFactorRequired': NoFacts
  'company.secondFactorOptional': NoFacts
  'company.backupFailed': NoFacts
  'company.backupIncomplete': NoFacts
  'company.backupLate': NoFacts
  /** The installation went back to the state of a backup, made at this moment. */
  'company.restored': { backupOf: string }
  'company.fileDamaged': BadFile
  'company.mailUndelivered': UndeliveredMail
  'company.mailStuck': NoFacts
  'company.fileMissing': BadFile
  'integration.configured': { service: string }
  'integration.removed': { service: string }
  'integration.tested': {
    service: string
    /** What came of it; WORKS: nothing is wrong. */ result: string
  }
  'export.finished': { /** Who requested it. */ personId: string; rows: number }
  'export.failed': { /** Who requested it. */ personId: string }
  'people.exported': { people: number; fileType: 'xlsx' | 'csv' }
  'audit.exported': {
    events: number
    /** `jsonl`: the whole chain. */
    fileType: 'xlsx' | 'csv' | 'jsonl'
  }
  'audit.chainChecked': { isIntact: boolean; events: number; brokenAt: number | null }
}

export type SettingsPayloads = LibraryPayloads & FlowPayloads & FolderPayloads & CompanyPayloads

const WORKFLOW = { object: 'workflow', live: 'workflows', words: { label: 'personal' } } as const
const WORKFLOW_RENAMED = { ...WORKFLOW, live: 'workflowsRenamed' } as const
const FOLDER = { object: 'folder', live: 'folders', words: { label: 'personal' } } as const
const FOLDER_RENAMED = { ...FOLDER, live: 'foldersRenamed' } as const

const GRANT = {
  ...FOLDER,
  changes: [
    { name: 'grantTo', words: { holder: 'personal', grant: ['grant', 'grant'] } },
    { name: 'grantToAll', words: { grant: ['grant', 'grant'] }, only: ['to', 'everyone'] },
  ],
} as const

export const SETTINGS_EVENTS = {
  ...nounEvents('contractType', 'contractTypes'),
  'contractType.readinessChanged': {
    object: 'contractType',
    live: 'contractTypes',
    words: { label: 'personal' },
  },
  'contractType.playbookChanged': {
    object: 'contractType',
    live: 'contractTypes',
    words: { label: 'personal' },
  },
  'contractType.alertsChanged': {
    object: 'contractType',
    live: 'contractTypes',
    words: { label: 'personal' },
    variants: ['own', 'default'],
    variantOf: ({ isOwn }) => (isOwn ? 'own' : 'default'),
  },
  ...nounEvents('category', 'categories'),
  ...nounEvents('taggedField', 'taggedFields'),
  ...nounEvents('project', 'projects'),
  ...nounEvents('counterparty', 'counterparties'),
  'counterparty.merged': {
    object: 'counterparty',
    live: 'counterpartiesRenamed',
    words: { label: 'personal' },
  },
  'counterparty.compared': {
    object: 'counterparty',
    live: 'counterparties',
    words: { label: 'personal', other: 'personal' },
    variants: ['alike', 'distinct'],
    variantOf: ({ areDistinct }) => (areDistinct === false ? 'alike' : 'distinct'),
  },
  ...nounEvents('legalEntity', 'legalEntities'),
  'workflow.created': WORKFLOW,
  'workflow.changed': WORKFLOW_RENAMED,
  'workflow.madeDefault': WORKFLOW,
  'workflow.removed': WORKFLOW,
  'workflow.restored': WORKFLOW,
  ...nounEvents('circuit', 'circuits'),
  'folder.created': FOLDER,
  'folder.renamed': FOLDER_RENAMED,
  'folder.ownerChanged': {
    ...FOLDER,
    changes: [
      { name: 'owner', words: { person: ['object', 'ownerId'] } },
      { name: 'noOwner', words: {}, only: ['ownerId', null] },
    ],
  },
  'folder.moved': {
    ...FOLDER_RENAMED,
    changes: [
      { name: 'under', words: { folder: ['object', 'parentFolderId'] } },
      { name: 'root', words: {}, only: ['parentFolderId', null] },
    ],
  },
  'folder.granted': GRANT,
  'folder.grantChanged': {
    ...GRANT,
    changes: [
      ...GRANT.changes,
      { name: 'formerGrant', words: { grant: ['grant', 'formerGrant'] } },
    ],
  },
  'folder.revoked': GRANT,
  'folder.removed': FOLDER,
  'folder.restored': FOLDER,
  'company.created': { object: 'company' },
  'company.changed': {
    object: 'company',
    changes: [{ name: 'settings', words: { settings: ['settings', 'changed'] } }],
  },
  'company.activeContentChanged': {
    object: 'company',
    variants: ACTIVE_CONTENT_RULES,
    variantOf: ({ rule }) => ACTIVE_CONTENT_RULES.find((known) => known === rule) ?? 'warn',
  },
  'company.signUpChanged': { object: 'company' },
  'company.secondFactorRequired': { object: 'company' },
  'company.secondFactorOptional': { object: 'company' },
  'company.backupFailed': { object: 'company', notifies: ['backupFailed'] },
  'company.backupIncomplete': { object: 'company', notifies: ['backupIncomplete'] },
  'company.backupLate': { object: 'company', notifies: ['backupLate'] },
  'company.restored': { object: 'company' },
  'company.mailUndelivered': {
    object: 'company',
    notifies: ['mailRefused', 'mailExpired'],
    words: { email: 'personal' },
    variants: ['refused', 'expired'],
    variantOf: ({ failure }) => failure,
  },
  'company.mailStuck': { object: 'company', notifies: ['mailStuck'] },
  'company.fileDamaged': { object: 'company', notifies: ['fileDamaged'] },
  'company.fileMissing': { object: 'company', notifies: ['fileMissing'] },
  'integration.configured': { object: 'integration' },
  'integration.removed': { object: 'integration' },
  'integration.tested': {
    object: 'integration',
    variants: ['works', 'fails'],
    variantOf: ({ result }) => (result === 'WORKS' ? 'works' : 'fails'),
  },
  'export.finished': { object: 'export', notifies: ['exportReady'] },
  'export.failed': { object: 'export', notifies: ['exportFailed'] },
  'people.exported': { object: 'company', words: { people: ['count', 'people'] } },
  'audit.exported': { object: 'company' },
  'audit.chainChecked': { object: 'company' },
} satisfies Descriptions<SettingsPayloads>
