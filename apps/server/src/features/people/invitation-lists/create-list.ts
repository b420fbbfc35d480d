import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { invitationListsEndpoints } from '@tacite/api/people/invitation-lists-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireDayAhead, requireGroups } from '../people/public.ts'
import { requireGivableRole } from '../roles/public.ts'
import { checkLines, stateOf, type CheckedLine, type LineText } from './check-lines.ts'
import { readList } from './read-list.ts'

type Form = BodyOf<typeof invitationListsEndpoints.create>

export const INVITE_LISTED: JobKind<{ companyId: string; listId: string }> = {
  name: 'invite-listed',
  retryLimit: 20,
}

/** Rows of one insert: PostgreSQL takes at most 65,535 values. */
const ROWS = 1_000

/** Keeps a list, and leaves the invitation of its people to a job. Lines to correct wait for their correction. */
export async function createList(
  deps: Pick<Platform, 'clock' | 'jobs'>,
  db: CompanyDatabase,
  actor: Actor,
  { text, roleId, groupIds, i18n, sendOn }: Form,
): Promise<string> {
  const { people, tooMany } = readList(text)
  if (tooMany) throw new Refused('RULE', { ...tooMany, field: 'text' })
  if (people.length === 0) throw new Refused('RULE', { code: 'INVITATION_EMPTY', field: 'text' })
  await requireGivableRole(db, actor, roleId)
  await requireGroups(db, groupIds)
  if (sendOn) await requireDayAhead(deps, db, sendOn)
  const now = deps.clock.now()
  const id = newId(now)
  await db
    .insert('invitation_list', {
      id,
      created_by: actor.personId,
      created_at: now,
      role_id: roleId,
      group_ids: groupIds,
      locale: i18n,
      send_on: sendOn,
    })
    .execute()
  const lines = await checkLines(db, actor, people)
  const rows = lines.map((line, position) => ({
    list_id: id,
    position,
    line: line.line,
    asked_by: actor.personId,
    ...columnsOf(line),
  }))
  for (let at = 0; at < rows.length; at += ROWS)
    await db.insert('invitation_line', rows.slice(at, at + ROWS)).execute()
  await deps.jobs.enqueue(db.tx, INVITE_LISTED, { companyId: db.companyId, listId: id })
  return id
}

/** The columns of a line that was just judged. */
export function columnsOf(line: CheckedLine<LineText>) {
  return {
    first_name: line.firstName,
    last_name: line.lastName,
    email: line.email,
    role_name: line.role,
    group_names: line.groups,
    state: stateOf(line.refusal),
    refusal: line.refusal && JSON.stringify(line.refusal),
  }
}
