import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { nameShapes } from '../shape-names.ts'

export const SERVICES = ['provider1', 'provider2', 'sharing', 'secondReader'] as const
export type Service = (typeof SERVICES)[number]

const line = z.string().trim().max(500)
const key = z.string().trim().max(10_000)

const sharingForm = z.strictObject({
  service: z.literal('sharing'),
  url: line,
  siteUri: line,
  workFolderPath: line,
  username: line,
  password: line,
})

/** A server of the company, or a service; `key` may be empty: its own server may need none. */
const secondReaderForm = z.strictObject({
  service: z.literal('secondReader'),
  url: line,
  model: line,
  key: line,
})

/** All fields are required (specification 5), but the key of a second reader; a secret left empty keeps its value. */
const forms = z.discriminatedUnion('service', [
  z.strictObject({
    service: z.literal('provider1'),
    publicKey: key,
    privateKey: key,
    account: line,
    password: line,
  }),
  z.strictObject({ service: z.literal('provider2'), account: line }),
  sharingForm,
  secondReaderForm,
])
export type IntegrationForm = z.infer<typeof forms>

const integration = z.object({
  service: z.enum(SERVICES),
  isConfigured: z.boolean(),
  /** The readable fields by name; secrets are never included. */
  shown: z.record(z.string(), z.string()),
  /** The stored secrets, by name. */
  kept: z.array(z.string()),
  updatedBy: z.string().nullable(),
  updatedAt: z.iso.datetime().nullable(),
})
export type Integration = z.infer<typeof integration>

const integrations = z.object({
  value: z.array(integration),
  /** Where the installation's timestamp authority is asked; null: the operator has set none. */
  timestampHost: z.string().nullable(),
  /** Why this person may not change them; null: they may. */
  refusal: z.string().nullable(),
})
export type Integrations = z.infer<typeof integrations>

/** What can be called today; a secret left empty is the stored one. */
const testForms = z.discriminatedUnion('service', [
  sharingForm,
  secondReaderForm,
  z.strictObject({ service: z.literal('timestamps') }),
])
export type ConnectionTestForm = z.infer<typeof testForms>

export const CONNECTION_RESULTS = [
  'WORKS',
  'ADDRESS_INVALID',
  'ADDRESS_REFUSED',
  'NOT_ENCRYPTED',
  'HOST_UNKNOWN',
  'NO_ANSWER',
  'CERTIFICATE_REFUSED',
  'ANSWER_TOO_LARGE',
  'CREDENTIALS_REFUSED',
  'NOT_FOUND',
  'REDIRECTED',
  'SERVICE_FAILING',
  'UNEXPECTED_ANSWER',
  'TIMESTAMP_INVALID',
  'OUTSIDE_CLOSED',
] as const
export type ConnectionResult = (typeof CONNECTION_RESULTS)[number]

const connectionTest = z.object({ result: z.enum(CONNECTION_RESULTS) })
export type ConnectionTest = z.infer<typeof connectionTest>

nameShapes({ IntegrationForm: forms, Integration: integration, Integrations: integrations })

export const integrationsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/integrations',
    access: 'modules:iams:initials',
    summary: 'The services a company can connect, and which are configured; never a secret.',
    response: integrations,
    revisionOf: 'company/integrations',
  }),
  configure: endpoint({
    method: 'PUT',
    path: '/integrations',
    access: 'modules:integrations',
    summary: 'Configure a service.',
    body: forms,
    response: integrations,
    revisionOf: 'company/integrations',
  }),
  test: endpoint({
    method: 'POST',
    path: '/integrations/test',
    access: 'modules:integrations',
    transaction: 'none',
    summary:
      'Call a service with these settings, before or after they are stored, and report the result.',
    body: testForms,
    response: connectionTest,
    perMinute: 60,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/integrations/:service',
    access: 'modules:integrations',
    summary: 'Remove the configuration of a service.',
    params: z.strictObject({ service: z.enum(SERVICES) }),
    response: integrations,
    revisionOf: 'company/integrations',
  }),
}
