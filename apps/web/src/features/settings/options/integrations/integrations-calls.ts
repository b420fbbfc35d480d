import type { Revision } from '@tacite/api/revision.ts'
import type {
  ConnectionResult,
  ConnectionTest,
  ConnectionTestForm,
  Integration,
  IntegrationForm,
  integrationsEndpoints,
  Service,
} from '@tacite/api/settings/integrations-endpoints.ts'
import { call } from '../../../../platform/api.ts'
import type { Integrations } from './integrations-queries.ts'

type Endpoints = typeof integrationsEndpoints
export type { ConnectionResult, Integration, Service }
/** Which services this version can call. */
export type TestedService = ConnectionTestForm['service']

/** The fields of each service, in the order in which its administrator finds them; secrets are write-only. */
export const serviceFields = {
  provider1: [
    { name: 'publicKey', isSecret: false, isLong: true },
    { name: 'privateKey', isSecret: true, isLong: true },
    { name: 'account', isSecret: false, isLong: false },
    { name: 'password', isSecret: true, isLong: false },
  ],
  provider2: [{ name: 'account', isSecret: false, isLong: false }],
  sharing: [
    { name: 'url', isSecret: false, isLong: false },
    { name: 'siteUri', isSecret: false, isLong: false },
    { name: 'workFolderPath', isSecret: false, isLong: false },
    { name: 'username', isSecret: false, isLong: false },
    { name: 'password', isSecret: true, isLong: false },
  ],
  secondReader: [
    { name: 'url', isSecret: false, isLong: false, hint: 'url' },
    { name: 'model', isSecret: false, isLong: false },
    { name: 'key', isSecret: true, isLong: false, hint: 'key' },
  ],
} as const satisfies Record<Service, readonly ServiceField[]>

export interface ServiceField {
  name:
    | 'publicKey'
    | 'privateKey'
    | 'account'
    | 'password'
    | 'url'
    | 'siteUri'
    | 'workFolderPath'
    | 'username'
    | 'model'
    | 'key'
  isSecret: boolean
  isLong: boolean
  /** What it is, and for a key that it may be left out. */
  hint?: 'url' | 'key'
}

export function saveIntegration(
  service: Service,
  fields: Record<string, string>,
  basedOn: Revision | undefined,
): Promise<Integrations> {
  // The server decides what each service needs; the form has exactly its fields.
  return call<Endpoints['configure']>('PUT', '/integrations', {
    body: { service, ...fields } as IntegrationForm,
    basedOn,
  })
}

/** Nothing is stored; secrets left empty are the stored ones. */
export function testConnection(
  service: TestedService,
  fields: Record<string, string>,
): Promise<ConnectionTest> {
  return call<Endpoints['test']>('POST', '/integrations/test', {
    body: { service, ...fields } as ConnectionTestForm,
  })
}

export function forgetIntegration(service: Service): Promise<Integrations> {
  return call<Endpoints['remove']>('DELETE', '/integrations/:service', { params: { service } })
}
