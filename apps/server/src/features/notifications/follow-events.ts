import type { Platform } from '../../platform/platform.ts'
import type { Decided, StepOpened, ValidationEnded } from '../validation/public.ts'
import { notify, type NotificationType } from './notify.ts'

/** Notifications come with what happens elsewhere; contracts and validations know nothing of them. */
export function followEventsWithNotifications(
  parts: Pick<Platform, 'clock' | 'events' | 'queueMail' | 'settings'>,
): void {
  const { events } = parts
  events.on<StepOpened>('validation.stepOpened', (db, { contractId, payload, actor }) =>
    notify(parts, db, others(payload.validatorIds, actor), {
      type: 'validationRequested',
      contractId: contractId!,
      params: { step: payload.stepName, person: actor?.label ?? '' },
    }),
  )
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
  events.on<Decided>('validation.decided', async (db, { contractId, payload, actor }) => {
    if (payload.decision === 'accepted') return
    await notify(parts, db, others([payload.requestedBy], actor), {
      type: 'validationRefused',
      contractId: contractId!,
      params: { person: actor?.label ?? '', step: payload.stepName },
    })
  })
}

function others(personIds: readonly string[], actor: { id: string | null } | null): string[] {
  return personIds.filter((id) => id !== actor?.id)
}
