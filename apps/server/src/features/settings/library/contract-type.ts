import {
  contractTypesEndpoints,
  type ContractTypeRow,
} from '@tacite/api/settings/contract-type-endpoints.ts'
import { tidySetting } from '@tacite/domain/deadlines/alert-setting.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { readinessChange, type ReadinessRules } from '@tacite/domain/readiness/readiness-kinds.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { namedEvent } from '../../../platform/events/named-event.ts'
import type { Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordRoutes, recordRows, records, requireText } from '../administration/public.ts'
import { deadlinesDependOn, requireAlertSetting } from '../../lifecycle/deadlines/public.ts'
import { contractsUsing } from './contract-uses.ts'

const contracts = contractsUsing('type', 'contract_type')
const templates = sql<number>`(select count(*)::int from template
  where template.company_id = contract_type.company_id and template.contract_type_id = contract_type.id)`

const workflow = sql<{ _id: string; name: string } | null>`(select
    json_build_object('_id', workflow.id, 'name', workflow.name) from workflow
  where workflow.company_id = contract_type.company_id and workflow.id = contract_type.workflow_id)`

/** Only an unused type can be deleted: a contract without a type would lose its deadline rules. */
export const contractTypes = records<typeof contractTypesEndpoints, 'contract_type'>({
  ...recordRows({
    table: 'contract_type',
    notFound: 'CONTRACT_TYPE_NOT_FOUND',
    words: sql`contract_type.title || ' ' || contract_type.description`,
    orders: { title: { text: sql`contract_type.title` }, contracts: { figure: contracts } },
    select: (found) =>
      found
        .select(['contract_type.id as _id', 'contract_type.title'])
        .select(['contract_type.description', 'contract_type.regime'])
        .select(sql<ReadinessRules>`contract_type.readiness`.as('readiness'))
        .select([
          'contract_type.retention_years as retentionYears',
          'contract_type.retention_reason as retentionReason',
          'contract_type.retention_note as retentionNote',
        ])
        .select(workflow.as('workflow'))
        .select(sql<ContractTypeRow['alerts']>`contract_type.alerts`.as('alerts'))
        .select([contracts.as('contracts'), templates.as('templates')]),
  }),
  noun: 'contractType',
  table: 'contract_type',
  name: { field: 'title', index: 'contract_type_title' },
  columns: (type) => {
    const {
      readiness,
      alerts,
      retentionYears,
      retentionReason,
      retentionNote,
      workflowId,
      ...form
    } = type
    requireText('title', form.title)
    requireRetention({ retentionYears, retentionReason, retentionNote })
    return {
      ...form,
      workflow_id: workflowId,
      readiness: JSON.stringify(readiness),
      alerts: alerts && JSON.stringify(alerts),
      retention_years: retentionYears,
      retention_reason: retentionReason,
      retention_note: retentionReason === 'other' ? retentionNote : '',
    }
  },
  judge: (db, { workflowId }) => requireWorkflow(db, workflowId),
  writeMore: async (deps, db, typeId, { title, regime, readiness, alerts }, before, actor) => {
    const isAlertedAnew = await writeAlerts(deps, db, actor, { typeId, title, alerts, before })
    if (before && (before.regime !== regime || isAlertedAnew))
      await deadlinesDependOn(deps, db, { typeId })
    const change = readinessChange(before?.readiness ?? {}, readiness)
    if (!change) return
    const type = { id: typeId, name: title }
    await deps.events.record(db, namedEvent(actor, 'contractType.readinessChanged', type, change))
  },
  whyKept: (type) =>
    type.contracts + type.templates > 0
      ? {
          code: 'CONTRACT_TYPE_USED',
          params: { contracts: type.contracts, templates: type.templates },
        }
      : null,
})

/** Keeps its alerts as they hold, and says whether they changed; those of its contracts follow in the background. */
async function writeAlerts(
  { events }: Pick<Platform, 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  type: {
    typeId: string
    title: string
    alerts: ContractTypeRow['alerts']
    before: ContractTypeRow | null
  },
): Promise<boolean> {
  const former = type.before?.alerts ?? null
  const alerts = type.alerts && (await requireAlertSetting(db, type.alerts, former))
  if (JSON.stringify(alerts) === JSON.stringify(former && tidySetting(former))) return false
  await db
    .update('contract_type')
    .set({ alerts: alerts && JSON.stringify(alerts) })
    .where('contract_type.id', '=', type.typeId)
    .execute()
  const named = { id: type.typeId, name: type.title }
  const isOwn = alerts !== null
  await events.record(db, namedEvent(actor, 'contractType.alertsChanged', named, { isOwn }))
  return true
}

/** A rule has its years, and a reason: a law, or what the company says. */
function requireRetention(
  rule: Pick<ContractTypeRow, 'retentionYears' | 'retentionReason' | 'retentionNote'>,
): void {
  const { retentionYears: years, retentionReason: reason, retentionNote: note } = rule
  if (years !== null && (years < 1 || years > 99))
    throw new Refused('RULE', { code: 'RETENTION_YEARS_INVALID', field: 'retentionYears' })
  if (reason === 'other' && note === '')
    throw new Refused('RULE', { code: 'RETENTION_NOTE_REQUIRED', field: 'retentionNote' })
}

/** It cannot be deleted until the type that proposes it is saved. */
async function requireWorkflow(db: CompanyDatabase, workflowId: string | null): Promise<void> {
  if (workflowId === null) return
  const found = await db
    .select('workflow')
    .where('workflow.id', '=', workflowId)
    .select('workflow.id')
    .forShare()
    .executeTakeFirst()
  if (!found) throw new Refused('RULE', { code: 'CHOICE_UNKNOWN', field: 'workflowId' })
}

export function contractTypesRoutes(deps: Platform): Route[] {
  return recordRoutes(deps, contractTypesEndpoints, contractTypes)
}
