import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type {
  InvitationList,
  invitationListsEndpoints,
  ListLine,
} from '@tacite/api/people/invitation-lists-endpoints.ts'
import { rowLimit } from '@tacite/api/paging.ts'
import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { worded, type LineText } from './check-lines.ts'

interface ListRow {
  id: string
  created_at: Date
  created_by: string
  send_on: string | null
  mails_later: number
  mails_until: string | null
  counts: InvitationList['counts']
  pending_groups: InvitationList['pendingGroups']
}

/** Lists that are at work or have lines to correct, newest first. */
export async function openLists(
  db: CompanyDatabase,
  { $top, $skip }: { $top: number; $skip: number },
): Promise<ResponseOf<typeof invitationListsEndpoints.lists>> {
  const isOpen = sql<boolean>`exists (select from invitation_line as line where line.company_id = list.company_id
    and line.list_id = list.id and line.state in ('waiting', 'toCorrect'))`
  const rows = await readRows(db, isOpen, { limit: rowLimit($top), offset: $skip })
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from invitation_list as list
    where list.company_id = ${db.companyId} and ${isOpen}`.execute(db.tx)
  return { value: rows.map(presentList), count: counted[0]!.count }
}

export async function readInvitations(
  db: CompanyDatabase,
  listId: string,
): Promise<InvitationList> {
  const [row] = await readRows(db, sql<boolean>`list.id = ${listId}`, { limit: 1, offset: 0 })
  if (!row) throw new Refused('NOT_FOUND', 'INVITATION_LIST_NOT_FOUND')
  return presentList(row)
}

async function readRows(
  db: CompanyDatabase,
  condition: RawBuilder<boolean>,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListRow[]> {
  const count = (state: string) => sql`count(*) filter (where line.state = ${state})::int`
  const { rows } = await sql<ListRow>`
    select list.id, list.created_at, ${personName('person')} as created_by, list.send_on, list.mails_later,
      list.mails_until,
      (select jsonb_build_object('total', count(*)::int, 'waiting', ${count('waiting')}, 'invited', ${count('invited')},
          'toCorrect', ${count('toCorrect')}, 'passedOver', ${count('passedOver')}, 'setAside', ${count('setAside')})
        from invitation_line as line where line.company_id = list.company_id and line.list_id = list.id) as counts,
      (select coalesce(jsonb_agg(distinct jsonb_build_object('_id', waited.id, 'name', waited.name)), '[]')
        from invitation_line as line
          join person as invited on invited.company_id = line.company_id and lower(invited.email) = lower(line.email)
          join pending_membership on pending_membership.company_id = invited.company_id
            and pending_membership.person_id = invited.id
          join person_group as waited on waited.company_id = pending_membership.company_id
            and waited.id = pending_membership.group_id
        where line.company_id = list.company_id and line.list_id = list.id and line.state = 'invited') as pending_groups
    from invitation_list as list
      join person on person.company_id = list.company_id and person.id = list.created_by
    where list.company_id = ${db.companyId} and ${condition}
    order by list.created_at desc, list.id limit ${limit} offset ${offset}`.execute(db.tx)
  return rows
}

function presentList(row: ListRow): InvitationList {
  return {
    _id: row.id,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    sendOn: row.send_on,
    counts: row.counts,
    pendingGroups: row.pending_groups,
    later: row.mails_until === null ? null : { count: row.mails_later, until: row.mails_until },
  }
}

/** One page of the lines in one state. */
export async function linesOf(
  db: CompanyDatabase,
  actor: Actor,
  listId: string,
  { state, $top, $skip }: { state: ListLine['state']; $top: number; $skip: number },
): Promise<ResponseOf<typeof invitationListsEndpoints.lines>> {
  const { counts } = await readInvitations(db, listId)
  const rows = await linesIn(db, listId, [state]).limit(rowLimit($top)).offset($skip).execute()
  return {
    value: rows.map((row) => presentLine(row as LineRow, actor)),
    count: counts[state],
  }
}

export function linesIn(db: CompanyDatabase, listId: string, states: readonly ListLine['state'][]) {
  return db
    .select('invitation_line')
    .where('invitation_line.list_id', '=', listId)
    .where('invitation_line.state', 'in', [...states])
    .selectAll('invitation_line')
    .orderBy('invitation_line.position')
}

/** As read from the database. */
export interface LineRow {
  position: number
  line: number
  first_name: string
  last_name: string
  email: string
  role_name: string
  group_names: string[]
  state: ListLine['state']
  refusal: unknown
}

export function presentLine(row: LineRow, actor: Pick<Actor, 'locale'>): ListLine {
  return {
    position: row.position,
    line: row.line,
    ...textOfLine(row),
    state: row.state,
    refusal: worded(actor, row.refusal as Refusal | null),
  }
}

export function textOfLine(row: LineRow): LineText {
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    role: row.role_name,
    groups: row.group_names,
  }
}

/** The refusal of a line: of a single person, so the place in a form says nothing. */
export function refusalOf({ refusals: [first] }: Refused): Refusal {
  if (!first || 'message' in first) throw new Error('A line is refused by a code')
  const { field: _, ...refusal } = first
  // Somebody invited the same address at the same moment.
  return refusal.code === 'EMAIL_TAKEN' ? { code: 'INVITATION_ALREADY_HERE' } : refusal
}
