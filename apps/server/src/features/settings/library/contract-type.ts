import {
  contractTypesEndpoints,
  type ContractTypeRow,
} from '@tacite/api/settings/contract-type-endpoints.ts'
import { tidySetting } from '@tacite/domain/deadlines/alert-setting.ts'
import { playbookChange, type Playbook } from '@tacite/domain/clauses/playbook/playbook.ts'
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

const playbookClauses = sql<{ _id: string; name: string }[]>`coalesce((
  select json_agg(json_build_object('_id', clause.id, 'name', clause.title) order by clause.title, clause.id) from clause
  where clause.company_id = contract_type.company_id and contract_type.playbook ? clause.id::text), '[]')`

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
        .select(sql<Playbook>`contract_type.playbook`.as('playbook'))
        .select(playbookClauses.as('playbookClauses'))
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
      playbook,
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
      playbook: JSON.stringify(playbook),
      alerts: alerts && JSON.stringify(alerts),
      retention_years: retentionYears,
      retention_reason: retentionReason,
      retention_note: retentionReason === 'other' ? retentionNote : '',
    }
  },
  judge: async (db, { workflowId, playbook }, before) => {
    await requireWorkflow(db, workflowId)
    await requireStandardClauses(db, playbook, before?.playbook ?? {})
  },
  writeMore: async (deps, db, typeId, form, before, actor) => {
    const { title, regime, readiness, playbook, alerts } = form
    const isAlertedAnew = await writeAlerts(deps, db, actor, { typeId, title, alerts, before })
    if (before && (before.regime !== regime || isAlertedAnew))
      await deadlinesDependOn(deps, db, { typeId })
    const type = { id: typeId, name: title }
    const checks = readinessChange(before?.readiness ?? {}, readiness)
    if (checks)
      await deps.events.record(db, namedEvent(actor, 'contractType.readinessChanged', type, checks))
    const rules = playbookChange(before?.playbook ?? {}, playbook)
    if (rules)
      await deps.events.record(db, namedEvent(actor, 'contractType.playbookChanged', type, rules))
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

/** New rules are about standard clauses that are there; one that was deleted keeps the rule that it has. */
async function requireStandardClauses(
  db: CompanyDatabase,
  playbook: Playbook,
  before: Playbook,
): Promise<void> {
  const added = Object.keys(playbook).filter((id) => !(id in before))
  if (added.length === 0) return
  const found = await db
    .select('clause')
    .where('clause.id', 'in', added)
    .where('clause.standard_id', 'is', null)
    .select('clause.id')
    .execute()
  if (found.length < added.length)
    throw new Refused('RULE', { code: 'CHOICE_UNKNOWN', field: 'playbook' })
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
