import {
  ANY_REVISION,
  API_PREFIX,
  PART_MEDIA_TYPE,
  REVISION_HEADER,
  writesValues,
  type Endpoint,
  type Schema,
} from '@tacite/api/endpoint.ts'
import { areas, operations, type Operation } from '@tacite/api/operations.ts'
import { revision } from '@tacite/api/revision.ts'
import { nameShapes } from '@tacite/api/shape-names.ts'
import { z } from 'zod'
import { shareParameters, type Parameter, type Parameters } from './open-api-parameters.ts'
import { collectShapes, type Shapes } from './open-api-shapes.ts'

/** Every refusal has this shape, in the reader's language (wire, Errors). */
const refusal = z.object({
  message: z.string(),
  code: z.string(),
  errors: z
    .array(z.object({ field: z.string().optional(), message: z.string(), code: z.string() }))
    .optional(),
  /** Of 412: the version that was saved first. */
  details: z.unknown().optional(),
})

/** What a record's answer has beside the record. */
const revised = z.object({ revision })

nameShapes({ Refusal: refusal, Revision: revision, Revised: revised })

/**
 * The API's description (OpenAPI 3.1), derived from the endpoint declarations.
 *
 * @throws when an endpoint has no area in `operations.ts`
 */
export function openApi(endpoints: readonly Endpoint[]): object {
  const shapes = collectShapes()
  const parameters = shareParameters(
    endpoints.flatMap((endpoint) => parametersOf(shapes, endpoint)),
  )
  const byPath = Map.groupBy(endpoints.map(operationOf), ({ endpoint }) =>
    endpoint.path.replace(/:(\w+)/g, '{$1}'),
  )
  const paths = [...byPath].sort(([a], [b]) => (a < b ? -1 : 1))
  const described = Object.fromEntries(
    paths.map(([path, group]) => [path, pathItem({ shapes, parameters }, group)]),
  )
  const responses = {
    refusal: json(
      shapes,
      '400, 401, 403, 404, 409, 412, 413, 415, 422; 429 and 503 with Retry-After',
      refusal,
    ),
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tacite',
      version: '1',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: API_PREFIX }],
    tags: Object.entries(areas).map(([name, { about }]) => ({ name, description: about })),
    paths: described,
    components: { parameters: parameters.shared, responses, schemas: shapes.named() },
  }
}

const byEndpoint = new Map(operations.map((operation) => [operation.endpoint, operation]))

function operationOf(endpoint: Endpoint): Operation {
  const operation = byEndpoint.get(endpoint)
  if (!operation)
    throw new Error(`${endpoint.method} ${endpoint.path} stands in no area of operations.ts`)
  return operation
}

/** What operations refer to. */
interface Components {
  shapes: Shapes
  parameters: Parameters
}

function pathItem(components: Components, group: readonly Operation[]): object {
  return Object.fromEntries(
    group.map((operation) => [
      operation.endpoint.method.toLowerCase(),
      describe(components, operation),
    ]),
  )
}

function describe(
  { shapes, parameters }: Components,
  { operationId, area, endpoint }: Operation,
): object {
  return {
    operationId,
    tags: [area],
    summary: endpoint.summary,
    'x-access': endpoint.access,
    parameters: parametersOf(shapes, endpoint).map(parameters.refer),
    ...(endpoint.body || endpoint.upload
      ? { requestBody: { content: requestContent(shapes, endpoint) } }
      : {}),
    responses: responsesOf(shapes, endpoint),
  }
}

function requestContent(shapes: Shapes, { body, upload }: Endpoint): object {
  if (upload === 'multipart') return { 'multipart/form-data': { schema: { type: 'object' } } }
  if (upload === 'part')
    return { [PART_MEDIA_TYPE]: { schema: { type: 'string', format: 'binary' } } }
  return { 'application/json': { schema: shapes.describe(body!, 'input') } }
}

function responsesOf(shapes: Shapes, endpoint: Endpoint): object {
  return {
    ...success(shapes, endpoint),
    ...(endpoint.later
      ? {
          202: json(
            shapes,
            'Not finished: left to a job, or something else is needed first',
            endpoint.later,
          ),
        }
      : {}),
    default: { $ref: '#/components/responses/refusal' },
  }
}

function success(shapes: Shapes, endpoint: Endpoint): object {
  const { response } = endpoint
  const status = endpoint.status ?? 200
  if (response === null) return { 204: { description: 'Done' } }
  if (response === 'stream') return { [status]: { description: 'A stream of bytes or events' } }
  const done = json(shapes, 'Done', response)
  return { [status]: endpoint.revisionOf ? withRevision(shapes, done) : done }
}

function withRevision(shapes: Shapes, { description, content }: JsonAnswer): JsonAnswer {
  const { schema } = content['application/json']
  const allOf = [schema, shapes.describe(revised, 'output')]
  return { description, content: { 'application/json': { schema: { allOf } } } }
}

interface JsonAnswer {
  description: string
  content: { 'application/json': { schema: object } }
}

function json(shapes: Shapes, description: string, schema: Schema): JsonAnswer {
  return {
    description,
    content: { 'application/json': { schema: shapes.describe(schema, 'output') } },
  }
}

function parametersOf(shapes: Shapes, endpoint: Endpoint): Parameter[] {
  return [
    ...parametersIn(shapes, 'path', endpoint.params),
    ...parametersIn(shapes, 'query', endpoint.query),
    ...revisionHeader(endpoint),
  ]
}

interface ObjectSchema {
  properties?: Record<string, object>
  required?: string[]
}

function parametersIn(
  shapes: Shapes,
  place: 'path' | 'query',
  schema: Schema | undefined,
): Parameter[] {
  if (!schema) return []
  const { properties = {}, required = [] } = shapes.describe(schema, 'input') as ObjectSchema
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

/** A save says which revision it is based on: another one made meanwhile refuses it. */
function revisionHeader(endpoint: Endpoint): Parameter[] {
  const { revisionOf, method } = endpoint
  if (!revisionOf || revisionOf === '_id' || method === 'GET') return []
  const schema = { anyOf: [{ type: 'integer' }, { const: ANY_REVISION }] }
  return [{ name: REVISION_HEADER, in: 'header', required: writesValues(endpoint), schema }]
}
