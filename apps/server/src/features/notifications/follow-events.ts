import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { personName } from '../../platform/database/person-name.ts'
import type { BusinessEvent } from '../../platform/events/business-events.ts'
import type { Platform } from '../../platform/platform.ts'
import type { AlertRaised } from '../deadlines/public.ts'
import { actingDelegates, type DelegationAdded } from '../delegations/public.ts'
import type { Decided, StepOpened, ValidationEnded } from '../validation/public.ts'
import type { NotificationType } from './news-families.ts'
import { notify } from './notify.ts'

/** Notifications come with what happens elsewhere; contracts and validations know nothing of them. */
export function followEventsWithNotifications(
  parts: Pick<Platform, 'clock' | 'events' | 'queueMail' | 'settings'>,
): void {
  const { events } = parts
  events.on<StepOpened>('validation.stepOpened', async (db, { contractId, payload, actor }) =>
    notify(parts, db, askedToValidate(payload, actor), {
      type: 'validationRequested',
      contractId: contractId!,
      // Who asks, not who validated the step before.
      params: { step: payload.stepName, person: await nameOf(db, payload.requestedBy) },
    }),
  )
  events.on<StepOpened>('validation.stepOpened', (db, event) => tellDelegates(parts, db, event))
  events.on<DelegationAdded>('delegation.added', async (db, { payload, actor }) => {
    const { personId, delegateId, startsOn, endsOn } = payload
    await notify(parts, db, others([delegateId], actor), {
      type: 'delegationGiven',
      contractId: null,
      params: { person: await nameOf(db, personId), from: startsOn, to: endsOn },
    })
  })
  const tellRequester = (type: NotificationType) => (event: string) =>
    events.on<ValidationEnded>(event, (db, { contractId, payload, actor }) =>
      notify(parts, db, others([payload.requestedBy], actor), {
        type,
        contractId: contractId!,
        params: { person: actor?.label ?? '' },
      }),
    )
  tellRequester('validationAccepted')('validation.accepted')
  tellRequester('validationFallen')('validation.fallen')
  events.on<AlertRaised>('deadline.alertRaised', async (db, { contractId, payload }) => {
    const [toPrevent, toObtain] = TYPE_OF_ALERT[payload.kind]
    await notify(parts, db, await ownerOf(db, contractId!), {
      type: payload.limitMeaning === 'obtainRenewal' ? toObtain : toPrevent,
      contractId: contractId!,
      params: { day: payload.target },
    })
  })
  events.on<Decided>('validation.decided', async (db, { contractId, payload, actor }) => {
    if (payload.decision === 'accepted') return
    await notify(parts, db, others([payload.requestedBy], actor), {
      type: 'validationRefused',
      contractId: contractId!,
      params: { person: actor?.label ?? '', step: payload.stepName },
    })
  })
}

/** What an alert is called when it prevents a renewal, and when it obtains one: opposite meanings (R9). */
const TYPE_OF_ALERT: Record<AlertRaised['kind'], readonly [NotificationType, NotificationType]> = {
  noticeWindow: ['noticeWindowOpens', 'renewalWindowOpens'],
  sendBy: ['sendByReached', 'renewalSendByReached'],
  noticeLimit: ['noticeLimitReached', 'renewalLimitReached'],
  endIn90: ['endApproaching', 'endApproaching'],
  endIn60: ['endApproaching', 'endApproaching'],
  endIn30: ['endApproaching', 'endApproaching'],
  ended: ['contractEnded', 'contractEnded'],
  informConsumer: ['informConsumer', 'informConsumer'],
}

/** Who opened the step by their own act knows of it; but who validated one step is asked anew for the next. */
function askedToValidate(
  { validatorIds, openedBy }: StepOpened,
  actor: { id: string | null } | null,
): string[] {
  return openedBy === 'acceptance' ? validatorIds : others(validatorIds, actor)
}

/** Who acts for a validator who is away hears of it as they do, and for whom. */
async function tellDelegates(
  parts: Pick<Platform, 'clock' | 'events' | 'queueMail' | 'settings'>,
  db: CompanyDatabase,
  { contractId, payload }: BusinessEvent<StepOpened>,
): Promise<void> {
  const person = await nameOf(db, payload.requestedBy)
  const acting = await actingDelegates(db, payload.validatorIds, parts.clock.now())
  for (const { delegateId, person: absent } of acting)
    await notify(parts, db, [delegateId], {
      type: 'validationRequestedFor',
      contractId: contractId!,
      params: { step: payload.stepName, person, absent },
    })
}

async function ownerOf(db: CompanyDatabase, contractId: string): Promise<string[]> {
  const row = await db
    .select('contract')
    .where('contract.id', '=', contractId)
    .select('contract.owner_id')
    .executeTakeFirst()
  return row ? [row.owner_id] : []
}

async function nameOf(db: CompanyDatabase, personId: string): Promise<string> {
  const person = await db
    .select('person')
    .where('person.id', '=', personId)
    .select(personName('person').as('name'))
    .executeTakeFirstOrThrow()
  return person.name
}

function others(personIds: readonly string[], actor: { id: string | null } | null): string[] {
  return personIds.filter((id) => id !== actor?.id)
}
