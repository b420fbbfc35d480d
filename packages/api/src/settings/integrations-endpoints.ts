import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { nameShapes } from '../shape-names.ts'

export const SERVICES = ['provider1', 'provider2', 'sharing'] as const
export type Service = (typeof SERVICES)[number]

const line = z.string().trim().max(500)
const key = z.string().trim().max(10_000)

/** All fields are required (specification 5); a secret left empty keeps its value. */
const forms = z.discriminatedUnion('service', [
  z.strictObject({
    service: z.literal('provider1'),
    publicKey: key,
    privateKey: key,
    account: line,
    password: line,
  }),
  z.strictObject({ service: z.literal('provider2'), account: line }),
  z.strictObject({
    service: z.literal('sharing'),
    url: line,
    siteUri: line,
    workFolderPath: line,
    username: line,
    password: line,
  }),
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
  /** Why this person may not change them; null: they may. */
  refusal: z.string().nullable(),
})
export type Integrations = z.infer<typeof integrations>

nameShapes({ IntegrationForm: forms, Integration: integration, Integrations: integrations })

export const integrationsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/integrations',
    access: 'modules:iams:initials',
    summary: 'The three services a company can connect, and which are configured; never a secret.',
    response: integrations,
  }),
  configure: endpoint({
    method: 'PUT',
    path: '/integrations',
    access: 'modules:integrations',
    summary: 'Configure a service.',
    body: forms,
    response: integrations,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/integrations/:service',
    access: 'modules:integrations',
    summary: 'Remove the configuration of a service.',
    params: z.strictObject({ service: z.enum(SERVICES) }),
    response: integrations,
  }),
}
