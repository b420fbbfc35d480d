import type { Permission } from '@tacite/domain/access/permissions.ts'
import { z } from 'zod'
import { endpoint, type EndpointAccess, type Schema } from '../endpoint.ts'
import { removal } from '../trail/removals-endpoints.ts'

/**
 * The five endpoints of a noun of administration: list, read, create, change, delete. `recordRoutes` of the server
 * and `recordQueries` of the web build on them; other endpoints of the noun are declared beside them.
 *
 * @example { ...declareRecords({ path: '/administration/counterparties', … }), merge: endpoint({ … }) }
 */
export function declareRecords<
  const Path extends `/${string}`,
  const Id extends string,
  const Access extends Permission | WriteAccess,
  Query extends Schema,
  Form extends Schema,
  Row extends z.ZodType,
  Record extends Schema = Row,
  const ReadAccess extends EndpointAccess = Access extends Permission ? Access : never,
>(declaration: {
  path: Path
  /** The path parameter of one record: `projectId`. */
  id: Id
  /** The permission to write, or one for each act; and to read unless `readAccess` says otherwise. */
  access: Access
  readAccess?: ReadAccess
  /** The query of the list: `administrationQuery`, and its own filters. */
  query: Query
  form: Form
  /** One line of the list. */
  row: Row
  /** A single record, if more than its line. */
  record?: Record
  /** One line each for openapi.json. */
  summaries: { [Call in 'list' | 'read' | 'create' | 'update' | 'remove']: string }
}) {
  const { path, id, access, query, form: body, row, summaries } = declaration
  const readAccess = (declaration.readAccess ?? access) as ReadAccess
  const write = eachOf(access)
  const record = (declaration.record ?? row) as Record
  const onePath = `${path}/:${id}` as PathOfOne<Path, Id>
  const params = z.strictObject({ [id]: z.uuid() } as { [Name in Id]: z.ZodUUID })
  return {
    list: endpoint({
      method: 'GET',
      path,
      access: readAccess,
      summary: summaries.list,
      query,
      response: z.object({ value: z.array(row), count: z.number().int() }),
    }),
    read: endpoint({
      method: 'GET',
      path: onePath,
      access: readAccess,
      summary: summaries.read,
      params,
      response: record,
      revisionOf: id,
    }),
    create: endpoint({
      method: 'POST',
      path,
      access: write.create as AccessTo<Access, 'create'>,
      summary: summaries.create,
      body,
      response: record,
      status: 201,
      revisionOf: '_id',
    }),
    update: endpoint({
      method: 'PUT',
      path: onePath,
      access: write.update as AccessTo<Access, 'update'>,
      summary: summaries.update,
      params,
      body,
      response: record,
      revisionOf: id,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: onePath,
      access: write.remove as AccessTo<Access, 'remove'>,
      summary: summaries.remove,
      params,
      response: removal,
    }),
  }
}

/** TypeScript cannot see that a plain template of both starts with a slash, and the endpoint would lose its types. */
type PathOfOne<Path extends string, Id extends string> = Path extends `/${infer Rest}`
  ? `/${Rest}/:${Id}`
  : never

/** The permission for each act of writing, where they differ. */
interface WriteAccess {
  create: Permission
  update: Permission
  remove: Permission
}

type AccessTo<Access, Act extends keyof WriteAccess> = Access extends WriteAccess
  ? Access[Act]
  : Access extends Permission
    ? Access
    : never

function eachOf(access: Permission | WriteAccess): WriteAccess {
  return typeof access === 'string' ? { create: access, update: access, remove: access } : access
}
