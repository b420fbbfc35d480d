import type { RequiredAction } from '@tacite/api/portfolio/dashboard-endpoints.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { TaskKind } from '@tacite/domain/tasks/task-kinds.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { withKeptPlan } from '../../../platform/database/prepared-pool.ts'
import { stepName } from '../../../platform/database/system-names.ts'
import type { Reader } from '../../people/access/public.ts'
import {
  countMatching,
  hours48Before,
  isMatching,
  isToDoBy,
  narrowed,
  windowOpenedAt,
  windowsToDecide,
  type ContractFilter,
} from '../contract-list/public.ts'
import { factsOfContract, type FactsOfDay } from '../../lifecycle/deadlines/public.ts'

const MOST_ACTIONS = 2_000

export interface RequiredActions {
  value: RequiredAction[]
  count: number
  countMore48h: number
}

/**
 * What a person has to do: their open tasks, validations that they decide for absent people, and the open notice windows of their own contracts that need a decision.
 * One row per contract, the oldest first; further actions are nested in it.
 */
export async function requiredActions(
  db: CompanyDatabase,
  reader: Reader & { locale: Locale },
  filter: ContractFilter,
): Promise<RequiredActions> {
  const rows = await withKeptPlan(db, () => readActions(db, reader, filter))
  const present = presenter(reader.locale)
  const value = [...Map.groupBy(rows, ({ contract_id }) => contract_id).values()].map((actions) => {
    const [first, ...others] = actions.map(present)
    return { ...first!, children: others }
  })
  // Beyond what is shown, the list counts.
  const isWhole = rows.length < MOST_ACTIONS
  const counted = (field: 'actionRequired' | 'actionRequiredMore48h') =>
    countMatching(db, reader, narrowed(filter, [{ field, operator: 'eq', values: [true] }]))
  const old = hours48Before(reader).toISOString()
  return {
    value,
    count: isWhole ? value.length : await counted('actionRequired'),
    countMore48h: isWhole
      ? value.filter(({ createdAt }) => createdAt < old).length
      : await counted('actionRequiredMore48h'),
  }
}

async function readActions(
  db: CompanyDatabase,
  reader: Reader,
  filter: ContractFilter,
): Promise<ActionRow[]> {
  const isShown = isMatching(reader, filter)
  // Display columns are looked up row by row: with joins the planner would try every order.
  const { rows } = await sql<ActionRow>`
    select action.id, action.kind, action.created_at, action.contract_id, coalesce(action.exit_limit, action.termination_date)::text as day,
      action.exit_limit is not null as is_exit,
      named.title, step.name as step_name, step.colour as step_colour,
      (select party.name from counterparty as party
        where party.company_id = named.company_id and party.id = action.counterparty_id) as supplier
    from (${ofTasks(db, reader, filter.facts)} and ${isShown}
      union all
      ${ofOpenedWindows(reader, filter.facts)} where ${isShown}) as action
    join contract as named on named.company_id = ${db.companyId} and named.id = action.contract_id
    left join workflow_step as step on step.company_id = named.company_id and step.id = coalesce(action.step_id, named.current_step_id)
    order by action.created_at, action.id limit ${MOST_ACTIONS}`.execute(db.tx)
  return rows
}

/** The open tasks of the person, with the facts of their contracts as `contract`. */
function ofTasks(db: CompanyDatabase, reader: Reader, facts: FactsOfDay) {
  return sql`select task.id, task.contract_id, task.kind, task.created_at, task.workflow_step_id as step_id,
      (select alert.target from deadline_alert as alert where task.kind = 'decideOnDeadline' and alert.company_id = task.company_id
        and alert.id = task.subject_id and alert.kind in ('exitWindow', 'exitLimit')) as exit_limit,
      contract.termination_date, contract.counterparty_id
    from task cross join lateral ${factsOfContract(facts, db, sql`task.contract_id`)} as contract
    where task.company_id = ${db.companyId} and ${isToDoBy(reader)}`
}

/** The opened windows of the person, in the same columns; each is found with the facts of its contract. */
function ofOpenedWindows(reader: Reader, facts: FactsOfDay) {
  const shown = sql`fact.*, fact.contract_id as id, ${windowOpenedAt(reader)} as opened_at`
  return sql`select contract.id, contract.id as contract_id, 'decideOnDeadline', contract.opened_at, null::uuid, null::date,
      contract.termination_date, contract.counterparty_id
    from (${windowsToDecide(reader, facts, { shown })}) as contract`
}

interface ActionRow {
  id: string
  kind: TaskKind
  created_at: Date
  contract_id: string
  day: string | null
  /** The day is the limit of an early exit. */
  is_exit: boolean
  title: string
  supplier: string | null
  step_name: string | null
  step_colour: string | null
}

const COLOUR_WITHOUT_STEP = '#5b6472'

function presenter(locale: Locale): (row: ActionRow) => Omit<RequiredAction, 'children'> {
  const t = createTranslator(locale)
  // Hundreds of windows have some tens of days.
  const described = new Map<string, string>()
  const describe = ({ kind, day, is_exit }: ActionRow) => {
    if (kind !== 'decideOnDeadline' || day === null) return t(`dashboard.action.${kind}`)
    const before = is_exit ? 'decideOnExitBefore' : 'decideBefore'
    const key = `${before} ${day}`
    const text = described.get(key) ?? t(`dashboard.action.${before}`, { day })
    described.set(key, text)
    return text
  }
  return (row) => ({
    _id: row.id,
    contract: { _id: row.contract_id, title: row.title, supplier: row.supplier },
    stepWorkflow: {
      name:
        row.step_name === null
          ? t(`dashboard.action.${row.kind}`)
          : stepName(row.step_name, locale),
    },
    color: row.step_colour ?? COLOUR_WITHOUT_STEP,
    description: describe(row),
    url: `/home/contratheque/contractList/contract/${row.contract_id}/edit`,
    createdAt: row.created_at.toISOString(),
  })
}
