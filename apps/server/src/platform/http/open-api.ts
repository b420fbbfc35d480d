import { API_PREFIX, type Endpoint, type Schema } from '@tacite/api/endpoint.ts'
import { z } from 'zod'
import type { Route } from './route.ts'

/** The API's description (OpenAPI 3.1), made from the endpoints' own declarations. */
export function openApi(routes: readonly Route[]): object {
  const endpoints = routes.map((route) => route.endpoint)
  const byPath = Map.groupBy(endpoints, (endpoint) => endpoint.path.replace(/:(\w+)/g, '{$1}'))
  const paths = [...byPath].sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    openapi: '3.1.0',
    info: { title: 'Tacite', version: '1', license: { name: 'Apache-2.0' } },
    servers: [{ url: API_PREFIX }],
    components: {
      responses: {
        refusal: json(
          '400, 401, 403, 404, 409, 412, 413, 415, 422; 429 and 503 with Retry-After',
          refusal,
        ),
      },
    },
    paths: Object.fromEntries(
      paths.map(([path, group]) => [
        path,
        Object.fromEntries(
          group.map((endpoint) => [endpoint.method.toLowerCase(), operation(endpoint)]),
        ),
      ]),
    ),
  }
}

function operation(endpoint: Endpoint): object {
  return {
    summary: endpoint.summary,
    'x-access': endpoint.access,
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query)],
    ...(endpoint.body || endpoint.upload
      ? { requestBody: { content: requestContent(endpoint) } }
      : {}),
    responses: responses(endpoint),
  }
}

function requestContent(endpoint: Endpoint): object {
  if (endpoint.upload) return { 'multipart/form-data': { schema: { type: 'object' } } }
  return { 'application/json': { schema: jsonSchema(endpoint.body!, 'input') } }
}

function responses(endpoint: Endpoint): object {
  return {
    ...success(endpoint),
    ...(endpoint.later ? { 202: json('Left to a job', endpoint.later) } : {}),
    default: { $ref: '#/components/responses/refusal' },
  }
}

function success(endpoint: Endpoint): object {
  const { response } = endpoint
  const status = endpoint.status ?? 200
  if (response === null) return { 204: { description: 'Done' } }
  if (response === 'stream') return { [status]: { description: 'A stream of bytes or events' } }
  return { [status]: json('Done', response) }
}

/** Every refusal has this shape, in the reader's language (wire, Errors). */
const refusal = z.object({
  message: z.string(),
  code: z.string(),
  errors: z
    .array(z.object({ field: z.string().optional(), message: z.string(), code: z.string() }))
    .optional(),
  /** Of 412: what somebody else saved first. */
  details: z.unknown().optional(),
})

function json(description: string, schema: Schema): object {
  return { description, content: { 'application/json': { schema: jsonSchema(schema, 'output') } } }
}

interface ObjectSchema {
  properties?: Record<string, object>
  required?: string[]
}

function parameters(place: 'path' | 'query', schema: Schema | undefined): object[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as ObjectSchema
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function jsonSchema(schema: Schema, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema as z.ZodType, {
    io,
    unrepresentable: 'any',
  })
  return rest
}
