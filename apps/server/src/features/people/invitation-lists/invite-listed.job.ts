import { notAllowedCode } from '@tacite/domain/access/permissions.ts'
import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isDatabaseAway } from '../../../platform/http/database-away.ts'
import { isDiskFull } from '../../../platform/storage/disk-full.ts'
import { actorOfPerson } from '../access/public.ts'
import { companyToday } from '../../lifecycle/deadlines/public.ts'
import { invitePeople, type InvitationDeps } from '../people/public.ts'
import { checkLines, stateOf, type CheckedLine } from './check-lines.ts'
import { refusalOf, textOfLine, type LineRow } from './invitation-lists.query.ts'

type Deps = InvitationDeps & Pick<Platform, 'events' | 'inCompany' | 'log'>
type Waiting = ReturnType<typeof textOfLine> & { position: number; askedBy: string }

/** Our own fault: the line can be sent again once it is repaired. */
const UNEXPECTED: Refusal = { code: 'UNEXPECTED' }

/** Lines of one transaction: what a kill repeats, and how often open pages hear of it. */
const LINES_AT_ONCE = 20

/**
 * Invites the people of a list, a few at a time. Mail, person and state of a line commit together, and an address
 * exists once in a company: a run that was killed goes on where it stopped, and nobody gets a second mail.
 */
export async function inviteListed(
  deps: Deps,
  { companyId, listId }: { companyId: string; listId: string },
): Promise<void> {
  for (;;) {
    const isMore = await deps.inCompany(companyId, (db) => inviteSome(deps, db, listId))
    if (!isMore) return
  }
}

/** Once the job will not run again: the lines that it left stay to be corrected, hence to be sent again. */
export async function setAsideListed(
  { inCompany }: Pick<Deps, 'inCompany'>,
  { companyId, listId }: { companyId: string; listId: string },
): Promise<void> {
  for (;;) {
    const left = await inCompany(companyId, async (db) => {
      const waiting = await takeWaiting(db, listId)
      for (const line of waiting) await settle(db, listId, line, UNEXPECTED)
      return waiting.length
    })
    if (left < LINES_AT_ONCE) return
  }
}

async function inviteSome(deps: Deps, db: CompanyDatabase, listId: string): Promise<boolean> {
  const waiting = await takeWaiting(db, listId)
  for (const [askedBy, lines] of Map.groupBy(waiting, (line) => line.askedBy)) {
    const actor = await actorOfPerson(db, askedBy, deps.clock.now())
    if (!actor?.permissions.has('vendor:users')) {
      const refusal = { code: notAllowedCode('vendor:users') }
      for (const line of lines) await settle(db, listId, line, refusal)
      continue
    }
    const list = await choicesOf(deps, db, listId)
    for (const line of await checkLines(db, actor, lines))
      await settle(db, listId, line, line.refusal ?? (await invite(deps, db, actor, list, line)))
  }
  return waiting.length === LINES_AT_ONCE
}

async function takeWaiting(db: CompanyDatabase, listId: string): Promise<Waiting[]> {
  const rows = await db
    .select('invitation_line')
    .where('invitation_line.list_id', '=', listId)
    .where('invitation_line.state', '=', 'waiting')
    .selectAll('invitation_line')
    .orderBy('invitation_line.position')
    .limit(LINES_AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map((row) => ({
    ...textOfLine(row as LineRow),
    position: row.position,
    askedBy: row.asked_by,
  }))
}

type ListChoices = Awaited<ReturnType<typeof choicesOf>>

/** What holds for the whole list; a day that has come meanwhile is today, and a deleted group is nobody's. */
async function choicesOf(deps: Deps, db: CompanyDatabase, listId: string) {
  const list = await db
    .select('invitation_list')
    .where('invitation_list.id', '=', listId)
    .select(['id', 'role_id', 'group_ids', 'locale', 'send_on'])
    .executeTakeFirstOrThrow()
  const groups = await db
    .select('person_group')
    .where('person_group.id', '=', sql<string>`any(${list.group_ids}::uuid[])`)
    .select('person_group.id')
    .execute()
  const today = (await companyToday(deps, db)).toString()
  return {
    id: list.id,
    roleId: list.role_id,
    groupIds: groups.map(({ id }) => id),
    i18n: list.locale,
    sendOn: list.send_on !== null && list.send_on > today ? list.send_on : null,
  }
}

/** Invites one person; returns why not. What a refusal or a fault left half done is undone; the others go on. */
async function invite(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  list: ListChoices,
  line: CheckedLine<Waiting>,
): Promise<Refusal | null> {
  await sql`savepoint line`.execute(db.tx)
  try {
    const { later } = await invitePeople(deps, db, actor, {
      people: [{ firstName: line.firstName, lastName: line.lastName, email: line.email }],
      roleId: line.roleId ?? list.roleId,
      groupIds: [...new Set([...list.groupIds, ...line.groupIds])],
      i18n: list.i18n,
      sendOn: list.sendOn,
    })
    if (later) await countLater(db, list.id, later.until)
    await sql`release savepoint line`.execute(db.tx)
    return null
  } catch (error) {
    // Nothing is wrong with this line: the job is run again.
    if (isDatabaseAway(error) || isDiskFull(error)) throw error
    await sql`rollback to savepoint line`.execute(db.tx)
    if (error instanceof Refused) return refusalOf(error)
    deps.log.error('invitation.failed', { list: list.id, position: line.position, error })
    return UNEXPECTED
  }
}

function countLater(db: CompanyDatabase, listId: string, until: string) {
  return db
    .update('invitation_list')
    .set({
      mails_later: sql`invitation_list.mails_later + 1`,
      mails_until: sql`greatest(invitation_list.mails_until, ${until}::date)`,
    })
    .where('invitation_list.id', '=', listId)
    .execute()
}

function settle(
  db: CompanyDatabase,
  listId: string,
  { position }: { position: number },
  refusal: Refusal | null,
) {
  return db
    .update('invitation_line')
    .set({
      state: refusal ? stateOf(refusal) : 'invited',
      refusal: refusal && JSON.stringify(refusal),
    })
    .where('invitation_line.list_id', '=', listId)
    .where('invitation_line.position', '=', position)
    .execute()
}
