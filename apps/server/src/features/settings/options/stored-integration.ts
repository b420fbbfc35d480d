import type { IntegrationForm, Service } from '@tacite/api/settings/integrations-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { isIP } from 'node:net'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { namesPrivateAddress } from '../../../platform/egress/literal-address.ts'
import { readNetworks } from '../../../platform/networks.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  decryptSecret,
  type EncryptedSecret,
  type SecretBinding,
} from '../../../platform/sealing/encrypted-secret.ts'

/** Secrets: write-only fields. */
const SECRETS: Record<Service, readonly string[]> = {
  provider1: ['privateKey', 'password'],
  provider2: [],
  sharing: ['password'],
  secondReader: ['key'],
}

/** What a service may do without. */
const OPTIONAL: readonly string[] = ['key']

export type Fields = Record<string, string>

/** A form with the secrets that it left empty, as they are stored. */
export interface CompletedForm {
  fields: Fields
  secret: Fields
}

/** @throws Refused when a field is missing, or the address is not one that may be called. */
export async function completeForm(
  { masterKey, settings }: Pick<Platform, 'masterKey' | 'settings'>,
  db: CompanyDatabase,
  { service, ...form }: IntegrationForm,
): Promise<CompletedForm> {
  const fields: Fields = { ...form }
  if ('url' in fields) requireAddress(fields, settings.outgoingNetworks)
  const kept = await keptSecrets(masterKey, db, service)
  const usable = isSameDestination(fields, kept.shown) ? kept.secret : {}
  const secret: Fields = {}
  for (const name of SECRETS[service]) {
    secret[name] = fields[name] || usable[name] || ''
    if (secret[name] === '' && kept.secret[name])
      throw new Refused('RULE', { code: 'SECRET_NEEDED_AGAIN', field: name })
    delete fields[name]
  }
  requireComplete(Object.keys(form), { ...fields, ...secret })
  return { fields, secret }
}

export function bindingOf(db: CompanyDatabase, service: Service): SecretBinding {
  return { purpose: `integration-${service}`, owner: db.companyId }
}

/** What is stored of a service; null: it is not configured. */
export async function storedIntegration(
  { masterKey }: Pick<Platform, 'masterKey'>,
  db: CompanyDatabase,
  service: Service,
): Promise<Fields | null> {
  const { shown, secret } = await keptSecrets(masterKey, db, service)
  return Object.keys(shown).length === 0 ? null : { ...shown, ...secret }
}

async function keptSecrets(
  masterKey: Platform['masterKey'],
  db: CompanyDatabase,
  service: Service,
): Promise<{ shown: Fields; secret: Fields }> {
  const row = await db
    .select('integration')
    .where('integration.service', '=', service)
    .select(['integration.secret', 'integration.shown'])
    .forUpdate()
    .executeTakeFirst()
  if (!row) return { shown: {}, secret: {} }
  const bytes = decryptSecret(masterKey, bindingOf(db, service), row.secret as EncryptedSecret)
  return {
    shown: row.shown as Fields,
    secret: JSON.parse(Buffer.from(bytes).toString()) as Fields,
  }
}

/** A password is sent where it was meant to go: who may change the address could otherwise have it sent to themself. */
function isSameDestination(fields: Fields, stored: Fields): boolean {
  const originOf = ({ url }: Fields) => (url && URL.canParse(url) ? new URL(url).origin : '')
  return originOf(fields) === originOf(stored)
}

/** Specification 5: all fields are required. Those that are missing are named in the order of the form. */
function requireComplete(names: readonly string[], fields: Fields): void {
  const missing = names.filter((name) => fields[name] === '' && !OPTIONAL.includes(name))
  if (missing.length > 0)
    throw new Refused(
      'RULE',
      missing.map((field) => ({ code: 'FIELD_REQUIRED', field })),
    )
}

function requireAddress(
  { url = '', siteUri = '', workFolderPath = '' }: Fields,
  networks: string,
): void {
  if (url === '') return
  const parsed = URL.canParse(url) ? new URL(url) : null
  const isWeb = parsed !== null && /^https?:$/.test(parsed.protocol)
  if (!isWeb || parsed.username || parsed.password)
    throw new Refused('RULE', { code: 'WEB_ADDRESS_INVALID', field: 'url' })
  const isListed = readNetworks(networks) ?? (() => false)
  if (namesPrivateAddress(url, isListed))
    throw new Refused('RULE', { code: 'WEB_ADDRESS_PRIVATE', field: 'url' })
  if (parsed.protocol === 'http:' && !mayBeListed(parsed.hostname, networks, isListed))
    throw new Refused('RULE', { code: 'WEB_ADDRESS_INVALID', field: 'url' })
  for (const [field, path] of Object.entries({ siteUri, workFolderPath })) {
    const segments = path.split(/[/\\]/)
    if (segments.includes('.') || segments.includes('..') || URL.canParse(path))
      throw new Refused('RULE', { code: 'PATH_INVALID', field })
  }
}

/** Only the operator's own networks are called without encryption; where a name leads is checked at the connection. */
function mayBeListed(
  hostname: string,
  networks: string,
  isListed: (address: string) => boolean,
): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  return isIP(host) === 0 ? networks.trim() !== '' : isListed(host)
}
