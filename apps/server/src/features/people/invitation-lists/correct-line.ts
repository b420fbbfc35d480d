import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { invitationListsEndpoints } from '@tacite/api/people/invitation-lists-endpoints.ts'
import { Refused, type RefusalCode } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { checkLines, type CheckedLine, type LineText } from './check-lines.ts'
import { columnsOf, INVITE_LISTED } from './create-list.ts'

type Form = BodyOf<typeof invitationListsEndpoints.correct>

export interface LinePlace {
  listId: string
  position: number
}

/** Corrects a line, and leaves its invitation to the job. What is still wrong is refused, and the line stays. */
export async function correctLine(
  deps: Pick<Platform, 'jobs'>,
  db: CompanyDatabase,
  actor: Actor,
  place: LinePlace,
  form: Form,
): Promise<void> {
  await lockLine(db, place)
  const [line] = await checkLines(db, actor, [form])
  await requireRight(db, place, line!)
  await ofLine(db, place)
    .set({ ...columnsOf(line!), asked_by: actor.personId })
    .execute()
  await deps.jobs.enqueue(db.tx, INVITE_LISTED, { companyId: db.companyId, listId: place.listId })
}

/** Nobody is invited by this line; the list keeps it, with whoever reads its errors. */
export async function setLineAside(db: CompanyDatabase, place: LinePlace): Promise<void> {
  await lockLine(db, place)
  await ofLine(db, place).set({ state: 'setAside' }).execute()
}

async function requireRight(
  db: CompanyDatabase,
  { listId, position }: LinePlace,
  { email, refusal }: CheckedLine<LineText>,
): Promise<void> {
  if (refusal) throw new Refused('RULE', { ...refusal, field: FIELD_OF[refusal.code] ?? 'email' })
  const twin = await db
    .select('invitation_line')
    .where('invitation_line.list_id', '=', listId)
    .where('invitation_line.position', '<>', position)
    .where('invitation_line.state', '=', 'waiting')
    .where(sql<boolean>`lower(invitation_line.email) = ${email.toLowerCase()}`)
    .select('invitation_line.position')
    .limit(1)
    .executeTakeFirst()
  if (twin) throw new Refused('RULE', { code: 'INVITATION_TWICE', field: 'email' })
}

const FIELD_OF: Partial<Record<RefusalCode, keyof Form>> = {
  INVITATION_ROLE_UNKNOWN: 'role',
  ROLE_BEYOND_YOURS: 'role',
  INVITATION_GROUPS_UNKNOWN: 'groups',
  INVITATION_NAME_TOO_LONG: 'firstName',
}

function ofLine(db: CompanyDatabase, { listId, position }: LinePlace) {
  return db
    .update('invitation_line')
    .where('invitation_line.list_id', '=', listId)
    .where('invitation_line.position', '=', position)
}

/** Only what is to be corrected changes: the job has its hands on what waits, and who is invited stays so. */
async function lockLine(db: CompanyDatabase, { listId, position }: LinePlace): Promise<void> {
  const line = await db
    .select('invitation_line')
    .where('invitation_line.list_id', '=', listId)
    .where('invitation_line.position', '=', position)
    .select('invitation_line.state')
    .forUpdate()
    .executeTakeFirst()
  if (!line) throw new Refused('NOT_FOUND', 'INVITATION_LIST_NOT_FOUND')
  if (line.state !== 'toCorrect') throw new Refused('STATE', 'INVITATION_LINE_SETTLED')
}
