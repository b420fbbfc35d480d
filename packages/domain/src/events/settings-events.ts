import type { Locale } from '../locale.ts'
import type { Descriptions, NoFacts } from './event-description.ts'

type Verb = 'created' | 'changed' | 'removed' | 'restored'
type Noun = 'contractType' | 'category' | 'taggedField' | 'project' | 'counterparty' | 'legalEntity'

/** What contracts are described with. */
type LibraryPayloads = { [Each in `${Noun}.${Verb}`]: NoFacts } & {
  /** `otherId` is the one that is gone; `contracts`: how many of its contracts have this one now. */
  'counterparty.merged': { otherId: string; contracts: number }
}

interface FlowPayloads {
  'workflow.created': NoFacts
  /** How many steps were added, changed and removed, and how many contracts were moved. */
  'workflow.changed': { added: number; changed: number; removed: number; moved: number }
  'workflow.madeDefault': NoFacts
  'workflow.removed': NoFacts
  'workflow.restored': NoFacts
  'circuit.created': NoFacts
  'circuit.changed': NoFacts
  'circuit.removed': NoFacts
  'circuit.restored': NoFacts
}

type FolderGrant = 'read' | 'edit'

interface FolderPayloads {
  'folder.created': { parentFolderId: string | null }
  'folder.renamed': NoFacts
  'folder.ownerChanged': { ownerId: string | null }
  'folder.moved': { parentFolderId: string | null }
  'folder.granted': { grant: FolderGrant; to: 'person' | 'group' | 'everyone' }
  'folder.grantChanged': { grant: FolderGrant }
  'folder.revoked': { grant: FolderGrant }
  'folder.removed': NoFacts
  'folder.restored': NoFacts
}

interface CompanyPayloads {
  'company.created': { locale: Locale }
  'company.changed': { changed: readonly string[] }
  'company.signUpChanged': {
    changed: readonly string[]
    policy: 'invitation' | 'domains'
    domains: readonly string[]
    roleId: string
  }
  'integration.configured': { service: string }
  'integration.removed': { service: string }
  'export.finished': { /** Who asked for it. */ personId: string; rows: number }
  'audit.exported': { events: number; fileType: 'xlsx' | 'csv' }
  'audit.chainChecked': { isIntact: boolean; events: number; brokenAt: number | null }
}

export type SettingsPayloads = LibraryPayloads & FlowPayloads & FolderPayloads & CompanyPayloads

const CONTRACT_TYPE = {
  object: 'contractType',
  live: 'contractTypes',
  words: { label: 'personal' },
} as const
const CONTRACT_TYPE_RENAMED = { ...CONTRACT_TYPE, live: 'contractTypesRenamed' } as const
const CATEGORY = { object: 'category', live: 'categories', words: { label: 'personal' } } as const
const CATEGORY_RENAMED = { ...CATEGORY, live: 'categoriesRenamed' } as const
const TAGGED_FIELD = {
  object: 'taggedField',
  live: 'taggedFields',
  words: { label: 'personal' },
} as const
const TAGGED_FIELD_RENAMED = { ...TAGGED_FIELD, live: 'taggedFieldsRenamed' } as const
const PROJECT = { object: 'project', live: 'projects', words: { label: 'personal' } } as const
const PROJECT_RENAMED = { ...PROJECT, live: 'projectsRenamed' } as const
const COUNTERPARTY = {
  object: 'counterparty',
  live: 'counterparties',
  words: { label: 'personal' },
} as const
const COUNTERPARTY_RENAMED = { ...COUNTERPARTY, live: 'counterpartiesRenamed' } as const
const LEGAL_ENTITY = {
  object: 'legalEntity',
  live: 'legalEntities',
  words: { label: 'personal' },
} as const
const LEGAL_ENTITY_RENAMED = { ...LEGAL_ENTITY, live: 'legalEntitiesRenamed' } as const
const WORKFLOW = { object: 'workflow', live: 'workflows', words: { label: 'personal' } } as const
const WORKFLOW_RENAMED = { ...WORKFLOW, live: 'workflowsRenamed' } as const
const CIRCUIT = { object: 'circuit', live: 'circuits', words: { label: 'personal' } } as const
const CIRCUIT_RENAMED = { ...CIRCUIT, live: 'circuitsRenamed' } as const
const FOLDER = { object: 'folder', live: 'folders', words: { label: 'personal' } } as const
const FOLDER_RENAMED = { ...FOLDER, live: 'foldersRenamed' } as const

export const SETTINGS_EVENTS = {
  'contractType.created': CONTRACT_TYPE,
  'contractType.changed': CONTRACT_TYPE_RENAMED,
  'contractType.removed': CONTRACT_TYPE,
  'contractType.restored': CONTRACT_TYPE,
  'category.created': CATEGORY,
  'category.changed': CATEGORY_RENAMED,
  'category.removed': CATEGORY,
  'category.restored': CATEGORY,
  'taggedField.created': TAGGED_FIELD,
  'taggedField.changed': TAGGED_FIELD_RENAMED,
  'taggedField.removed': TAGGED_FIELD,
  'taggedField.restored': TAGGED_FIELD,
  'project.created': PROJECT,
  'project.changed': PROJECT_RENAMED,
  'project.removed': PROJECT,
  'project.restored': PROJECT,
  'counterparty.created': COUNTERPARTY,
  'counterparty.changed': COUNTERPARTY_RENAMED,
  'counterparty.merged': COUNTERPARTY_RENAMED,
  'counterparty.removed': COUNTERPARTY,
  'counterparty.restored': COUNTERPARTY,
  'legalEntity.created': LEGAL_ENTITY,
  'legalEntity.changed': LEGAL_ENTITY_RENAMED,
  'legalEntity.removed': LEGAL_ENTITY,
  'legalEntity.restored': LEGAL_ENTITY,
  'workflow.created': WORKFLOW,
  'workflow.changed': WORKFLOW_RENAMED,
  'workflow.madeDefault': WORKFLOW,
  'workflow.removed': WORKFLOW,
  'workflow.restored': WORKFLOW,
  'circuit.created': CIRCUIT,
  'circuit.changed': CIRCUIT_RENAMED,
  'circuit.removed': CIRCUIT,
  'circuit.restored': CIRCUIT,
  'folder.created': FOLDER,
  'folder.renamed': FOLDER_RENAMED,
  'folder.ownerChanged': FOLDER,
  'folder.moved': FOLDER_RENAMED,
  'folder.granted': FOLDER,
  'folder.grantChanged': FOLDER,
  'folder.revoked': FOLDER,
  'folder.removed': FOLDER,
  'folder.restored': FOLDER,
  'company.created': { object: 'company' },
  'company.changed': { object: 'company' },
  'company.signUpChanged': { object: 'company' },
  'integration.configured': { object: 'integration' },
  'integration.removed': { object: 'integration' },
  'export.finished': { object: 'export', notifies: ['exportReady'] },
  'audit.exported': { object: 'company' },
  'audit.chainChecked': { object: 'company' },
} satisfies Descriptions<SettingsPayloads>
