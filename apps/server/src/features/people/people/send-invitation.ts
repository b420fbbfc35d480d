import { nameInSubject } from '@tacite/domain/contacts/name-in-subject.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { namedEvent } from '../../../platform/events/named-event.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { dayIn } from '../../../platform/clock.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createAccountLink, revokeAccountLinks } from '../accounts/public.ts'
import { companyToday } from '../../lifecycle/deadlines/public.ts'
import { readPerson, type PersonWithRights } from './person-details.query.ts'

export type InvitationDeps = Pick<Platform, 'clock' | 'rateLimit' | 'queueMail' | 'settings'>
type ActDeps = InvitationDeps & Pick<Platform, 'events'>

const LATEST_DAYS = 366

/** Mails a new link to a pending person; the earlier one stops working. Returns when it leaves, when that is later. */
export async function sendInvitation(
  deps: InvitationDeps,
  db: CompanyDatabase,
  personId: string,
): Promise<Date | null> {
  const { token, expiresAt } = await createAccountLink(deps, db, {
    personId,
    purpose: 'activation',
  })
  const words = await wordsOf(db, personId)
  await db
    .update('person')
    .set({ invited_at: deps.clock.now(), invitation_due_on: null })
    .where('person.id', '=', personId)
    .execute()
  const t = createTranslator(words.locale)
  const { name, company, sender } = words
  return deps.queueMail(db, {
    recipient: words.email,
    locale: words.locale,
    subject: t('mails.activation.subject', { company: nameInSubject(company) }),
    paragraphs: [
      name ? t('mails.activation.greeting', { name }) : t('mails.activation.hello'),
      sender
        ? t('mails.activation.request', { sender, company })
        : t('mails.activation.requestOfCompany', { company }),
      t('mails.activation.how'),
      t('mails.activation.personal', { day: dayIn(words.time_zone, expiresAt) }),
      t('mails.activation.unexpected'),
    ],
    action: {
      label: t('mails.activation.open'),
      url: `${deps.settings.publicUrl}/auth/activate#${token}`,
    },
    isSecret: true,
    isInvitation: true,
    askedBy: words.invited_by,
  })
}

/** Resends it to an invited person who requests a password. A scheduled one stays scheduled. */
export async function inviteAgain(
  deps: InvitationDeps,
  db: CompanyDatabase,
  personId: string,
): Promise<void> {
  const invited = await db
    .select('person')
    .where('person.id', '=', personId)
    .where('person.status', '=', 'pending')
    .where('person.invited_at', 'is not', null)
    .select('person.id')
    .executeTakeFirst()
  if (invited) await sendInvitation(deps, db, personId)
}

/** Sends it again, or before its day. */
export async function resendInvitation(
  deps: ActDeps,
  db: CompanyDatabase,
  actor: Actor,
  personId: string,
): Promise<void> {
  const person = await requirePending(db, actor, personId)
  await sendInvitation(deps, db, personId)
  await deps.events.record(
    db,
    namedEvent(actor, 'person.invitationSent', { id: personId, name: person.full }),
  )
}

/** The invitation waits until its day; no link works before. */
export async function deferInvitation(
  deps: ActDeps,
  db: CompanyDatabase,
  actor: Actor,
  personId: string,
  sendOn: string,
): Promise<void> {
  const person = await requirePending(db, actor, personId)
  await requireDayAhead(deps, db, sendOn)
  await revokeAccountLinks(deps, db, personId, ['activation'])
  await db
    .update('person')
    .set({ invitation_due_on: sendOn, invited_at: null })
    .where('person.id', '=', personId)
    .execute()
  await deps.events.record(
    db,
    namedEvent(
      actor,
      'person.invitationDeferred',
      { id: personId, name: person.full },
      { day: sendOn },
    ),
  )
}

/** Withdraws the invitation: the person never signed in, so nothing else refers to them. */
export async function withdrawInvitation(
  deps: Pick<Platform, 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  personId: string,
): Promise<void> {
  const person = await requirePending(db, actor, personId)
  await db.delete('person').where('person.id', '=', personId).execute()
  await deps.events.record(
    db,
    namedEvent(actor, 'person.invitationWithdrawn', { id: personId, name: person.full }),
  )
}

export async function requireDayAhead(
  deps: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  day: string,
): Promise<void> {
  const today = await companyToday(deps, db)
  const isAhead = day > today.toString() && day <= today.add({ days: LATEST_DAYS }).toString()
  if (!isAhead) throw new Refused('RULE', { code: 'INVITATION_DAY_NOT_AHEAD', field: 'sendOn' })
}

async function requirePending(
  db: CompanyDatabase,
  actor: Actor,
  personId: string,
): Promise<PersonWithRights> {
  const person = await readPerson(db, personId, actor.locale)
  if (person.status !== 'pending') throw new Refused('STATE', 'PERSON_NOT_PENDING')
  return person
}

async function wordsOf(db: CompanyDatabase, personId: string) {
  return db
    .select('person')
    .innerJoin('company', 'company.id', 'person.company_id')
    .leftJoin('person as sender', (join) =>
      join
        .onRef('sender.company_id', '=', 'person.company_id')
        .onRef('sender.id', '=', 'person.invited_by'),
    )
    .where('person.id', '=', personId)
    .select([
      'person.email',
      'person.locale',
      'company.name as company',
      'company.time_zone',
      'person.invited_by',
    ])
    .select(sql<string>`person.first_name`.as('name'))
    .select(
      sql<string | null>`case when sender.id is not null then ${personName('sender')} end`.as(
        'sender',
      ),
    )
    .executeTakeFirstOrThrow()
}
