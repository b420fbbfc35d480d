import type {
  ConnectionResult,
  ConnectionTest,
  ConnectionTestForm,
} from '@tacite/api/settings/integrations-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { randomBytes } from 'node:crypto'
import type { Actor } from '../../../platform/access/actor.ts'
import { OutgoingError } from '../../../platform/egress/outgoing-error.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  TimestampError,
  type TimestampAuthority,
} from '../../../platform/sealing/timestamp-authority.ts'
import { askSecondReader, SAMPLE_TEXT } from './ask-second-reader.ts'
import { askSharingService } from './ask-sharing-service.ts'
import { completeForm } from './stored-integration.ts'

type Deps = Pick<
  Platform,
  'events' | 'inCompany' | 'masterKey' | 'outgoing' | 'settings' | 'timestamps'
>

/**
 * Calls a service as it will be called, with what is typed and the secrets that are stored, and says what came of it. No
 * transaction is open meanwhile: a service may take seconds.
 *
 * @throws Refused for a form that could not be stored either, and when there is no timestamp authority.
 */
export async function testConnection(
  deps: Deps,
  actor: Actor,
  form: ConnectionTestForm,
): Promise<ConnectionTest> {
  const result = await resultOf(await plannedCall(deps, actor, form))
  await deps.inCompany(actor.companyId, (db) =>
    deps.events.record(db, {
      type: 'integration.tested',
      actor: eventActor(actor),
      objectId: db.companyId,
      payload: { service: form.service, result },
    }),
  )
  return { result }
}

async function plannedCall(
  deps: Deps,
  actor: Actor,
  form: ConnectionTestForm,
): Promise<() => Promise<void>> {
  if (form.service === 'timestamps') {
    const { timestamps } = deps
    if (!timestamps) throw new Refused('NOT_FOUND', 'INTEGRATION_NOT_CONFIGURED')
    return () => askTimestamp(timestamps.authority)
  }
  const { fields, secret } = await deps.inCompany(actor.companyId, (db) =>
    completeForm(deps, db, form),
  )
  const whole = { ...fields, ...secret }
  return form.service === 'secondReader'
    ? async () => void (await askSecondReader(deps, whole, SAMPLE_TEXT))
    : () => askSharingService(deps.outgoing, whole)
}

/** A real one, of bytes that mean nothing; it is verified like that of a seal. */
async function askTimestamp(authority: TimestampAuthority): Promise<void> {
  await authority.timestamp(randomBytes(32))
}

async function resultOf(call: () => Promise<void>): Promise<ConnectionResult> {
  try {
    await call()
    return 'WORKS'
  } catch (error) {
    const cause = error instanceof TimestampError ? (error.cause ?? error) : error
    if (cause instanceof OutgoingError) return cause.code
    if (error instanceof TimestampError) return 'TIMESTAMP_INVALID'
    throw error
  }
}
