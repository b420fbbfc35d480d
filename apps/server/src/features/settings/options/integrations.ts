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
import {
  decryptSecret,
  encryptSecret,
  type EncryptedSecret,
  type SecretBinding,
} from '../../../platform/sealing/encrypted-secret.ts'

/** Secrets: write-only fields. */
const SECRETS: Record<Service, readonly string[]> = {
  provider1: ['privateKey', 'password'],
  provider2: [],
  sharing: ['password'],
}

type Fields = Record<string, string>

/** The three services, without their secrets. */
export async function integrations(db: CompanyDatabase, actor: Actor): Promise<Integrations> {
  const rows = await db
    .select('integration')
    .innerJoin('person', (join) =>
      join
        .onRef('person.company_id', '=', 'integration.company_id')
        .onRef('person.id', '=', 'integration.updated_by'),
    )
    .select(['integration.service', 'integration.shown', 'integration.updated_at'])
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
        kept: row ? [...SECRETS[service]] : [],
        updatedBy: row?.by ?? null,
        updatedAt: row?.updated_at.toISOString() ?? null,
      }
    }),
    refusal: actor.permissions.has('modules:integrations')
      ? null
      : createTranslator(actor.locale).refusal({ code }),
  }
}

type Deps = Pick<Platform, 'clock' | 'events' | 'masterKey'>

/** Stores the configuration of a service. A secret left empty keeps its value. */
export async function configureIntegration(
  { clock, events, masterKey }: Deps,
  db: CompanyDatabase,
  actor: Actor,
  { service, ...form }: IntegrationForm,
): Promise<void> {
  const kept = await keptSecrets(masterKey, db, service)
  const fields: Fields = { ...form }
  const secret: Fields = {}
  for (const name of SECRETS[service]) {
    secret[name] = fields[name] || kept[name] || ''
    delete fields[name]
  }
  requireComplete({ ...fields, ...secret })
  if (service === 'sharing') requireWebAddress(fields['url']!)
  const encrypted = encryptSecret(
    masterKey,
    bindingOf(db, service),
    Buffer.from(JSON.stringify(secret)),
  )
  const columns = {
    shown: JSON.stringify(fields),
    secret: JSON.stringify(encrypted),
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
  { events }: Deps,
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

async function keptSecrets(
  masterKey: Platform['masterKey'],
  db: CompanyDatabase,
  service: Service,
): Promise<Fields> {
  const row = await db
    .select('integration')
    .where('integration.service', '=', service)
    .select('integration.secret')
    .forUpdate()
    .executeTakeFirst()
  if (!row) return {}
  const bytes = decryptSecret(masterKey, bindingOf(db, service), row.secret as EncryptedSecret)
  return JSON.parse(Buffer.from(bytes).toString()) as Fields
}

function bindingOf(db: CompanyDatabase, service: Service): SecretBinding {
  return { purpose: `integration-${service}`, owner: db.companyId }
}

/** Specification 5: all fields are required. */
function requireComplete(fields: Fields): void {
  const missing = Object.entries(fields).filter(([, text]) => text === '')
  if (missing.length > 0)
    throw new Refused(
      'RULE',
      missing.map(([field]) => ({ code: 'FIELD_REQUIRED', field })),
    )
}

function requireWebAddress(address: string): void {
  const isWeb = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
  if (!isWeb) throw new Refused('RULE', { code: 'WEB_ADDRESS_INVALID', field: 'url' })
}

function happened(
  db: CompanyDatabase,
  actor: Actor,
  type: 'integration.configured' | 'integration.removed',
  service: Service,
): NewEvent<typeof type> {
  return { type, actor: eventActor(actor), objectId: db.companyId, payload: { service } }
}
