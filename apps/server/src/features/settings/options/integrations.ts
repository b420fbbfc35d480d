import { notAllowedCode } from '@tacite/domain/access/permissions.ts'
import {
  SERVICES,
  type Integration,
  type IntegrationForm,
  type Integrations,
  type Service,
} from '@tacite/api/settings/integrations-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import type { NewEvent } from '../../../platform/events/business-events.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { encryptSecret } from '../../../platform/sealing/encrypted-secret.ts'
import { bindingOf, completeForm, type Fields } from './stored-integration.ts'

/** The services without their secrets, and the installation's timestamp authority. */
export async function integrations(
  { timestamps }: Pick<Platform, 'timestamps'>,
  db: CompanyDatabase,
  actor: Actor,
): Promise<Integrations> {
  const rows = await db
    .select('integration')
    .innerJoin('person', (join) =>
      join
        .onRef('person.company_id', '=', 'integration.company_id')
        .onRef('person.id', '=', 'integration.updated_by'),
    )
    .select(['integration.service', 'integration.shown', 'integration.kept'])
    .select('integration.updated_at')
    .select(personName('person').as('by'))
    .execute()
  const code = notAllowedCode('modules:integrations')
  return {
    value: SERVICES.map((service): Integration => {
      const row = rows.find((one) => one.service === service)
      return {
        service,
        isConfigured: row !== undefined,
        shown: (row?.shown as Fields | undefined) ?? {},
        kept: row?.kept ?? [],
        updatedBy: row?.by ?? null,
        updatedAt: row?.updated_at.toISOString() ?? null,
      }
    }),
    timestampHost: timestamps?.host ?? null,
    refusal: actor.permissions.has('modules:integrations')
      ? null
      : createTranslator(actor.locale).refusal({ code }),
  }
}

type Deps = Pick<Platform, 'clock' | 'events' | 'masterKey' | 'settings'>

/** Stores the configuration of a service. A secret left empty keeps its value. */
export async function configureIntegration(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  form: IntegrationForm,
): Promise<void> {
  const { clock, events, masterKey } = deps
  const { service } = form
  const { fields, secret } = await completeForm(deps, db, form)
  const encrypted = encryptSecret(
    masterKey,
    bindingOf(db, service),
    Buffer.from(JSON.stringify(secret)),
  )
  const columns = {
    shown: JSON.stringify(fields),
    secret: JSON.stringify(encrypted),
    kept: Object.keys(secret).filter((name) => secret[name] !== ''),
    updated_by: actor.personId,
    updated_at: clock.now(),
  }
  await db
    .insert('integration', { service, ...columns })
    .onConflict((conflict) => conflict.columns(['company_id', 'service']).doUpdateSet(columns))
    .execute()
  await events.record(db, happened(db, actor, 'integration.configured', service))
}

export async function removeIntegration(
  { events }: Pick<Platform, 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  service: Service,
): Promise<void> {
  const { numDeletedRows } = await db
    .delete('integration')
    .where('integration.service', '=', service)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) throw new Refused('NOT_FOUND', 'INTEGRATION_NOT_CONFIGURED')
  await events.record(db, happened(db, actor, 'integration.removed', service))
}

function happened(
  db: CompanyDatabase,
  actor: Actor,
  type: 'integration.configured' | 'integration.removed',
  service: Service,
): NewEvent<typeof type> {
  return { type, actor: eventActor(actor), objectId: db.companyId, payload: { service } }
}
