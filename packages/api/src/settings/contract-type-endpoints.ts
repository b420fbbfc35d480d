import { REGIMES } from '@tacite/domain/deadlines/special-regime.ts'
import { RETENTION_REASONS, YEARS_OF_REASON } from '@tacite/domain/contracts/retention.ts'
import { PLAYBOOK_RULES } from '@tacite/domain/clauses/playbook/playbook.ts'
import { READINESS_KINDS, SEVERITIES } from '@tacite/domain/readiness/readiness-kinds.ts'
import { z } from 'zod'
import { alertSetting } from '../lifecycle/alert-setting-shape.ts'
import { administrationQuery } from './administration-list.ts'
import { declareRecords } from './records.ts'
import { named } from '../named.ts'
import { nameShapes } from '../shape-names.ts'

const readiness = z.partialRecord(z.enum(READINESS_KINDS), z.enum(SEVERITIES))

/** By the standard clause. */
const playbook = z.record(z.uuid(), z.enum(PLAYBOOK_RULES))

const form = z.strictObject({
  title: z.string().trim().max(200),
  description: z.string().trim().max(2000).default(''),
  /** The law with special deadlines for such contracts; null: common law. */
  regime: z.enum(REGIMES).nullable().default(null),
  /** What such contracts follow unless another workflow is chosen; null: the workflow of the company. */
  workflowId: z.uuid().nullable().default(null),
  /** Checks before a validation and a signature that block or warn otherwise than by default. */
  readiness: readiness.default({}),
  /** Which clauses of the library must, may and must not stand in such contracts; it says nothing of the others. */
  playbook: playbook.default({}),
  /** How long such contracts are kept after their end, and by which law; null: without limit. */
  retentionYears: z.number().int().nullable().default(YEARS_OF_REASON.commercial),
  retentionReason: z.enum(RETENTION_REASONS).default('commercial'),
  /** The reason in the company’s own words, for `other`. */
  retentionNote: z.string().trim().max(500).default(''),
  /** When, and to whom, its contracts alert; null: by default. */
  alerts: alertSetting.nullable().default(null),
})

const contractType = z.object({
  _id: z.uuid(),
  title: z.string(),
  description: z.string(),
  regime: z.enum(REGIMES).nullable(),
  workflow: named.nullable(),
  readiness,
  /** Clauses that were deleted keep their rule until they are restored. */
  playbook,
  /** The clauses of the playbook that are in the library. */
  playbookClauses: z.array(named),
  retentionYears: z.number().int().nullable(),
  retentionReason: z.enum(RETENTION_REASONS),
  retentionNote: z.string(),
  alerts: alertSetting.nullable(),
  /** How many contracts and templates are of this type. */
  contracts: z.number().int(),
  templates: z.number().int(),
})
export type ContractTypeRow = z.infer<typeof contractType>

nameShapes({
  ContractType: contractType,
  ContractTypeForm: form,
  ContractTypePlaybook: playbook,
  ContractTypeReadiness: readiness,
})

export const contractTypesEndpoints = declareRecords({
  path: '/administration/contract-types',
  id: 'typeId',
  access: 'modules:type:contract',
  query: z.strictObject(administrationQuery(['title', 'contracts'])),
  form,
  row: contractType,
  summaries: {
    list: 'Contract types, with how much they are used.',
    read: 'One contract type.',
    create: 'Create a contract type.',
    update: 'Change a contract type.',
    remove: 'Delete a contract type that nothing uses; it can be restored for thirty days.',
  },
})
