import type { BodyOf, Endpoint, QueryOf, ResponseOf } from '@tacite/api/endpoint.ts'
import type { declareRecords } from '@tacite/api/settings/records.ts'
import type { Permission } from '@tacite/domain/access/permissions.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { z } from 'zod'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'

/** What `declareRecords` declares, for any noun. */
export type RecordEndpoints = Record<'list' | 'read' | 'create' | 'update' | 'remove', Endpoint>

/** The handlers for them. */
export interface RecordUseCases<E extends RecordEndpoints> {
  list(
    db: CompanyDatabase,
    locale: Locale,
    asked: QueryOf<E['list']>,
    reader: Actor,
  ): Promise<ResponseOf<E['list']>>
  read(
    db: CompanyDatabase,
    id: string,
    locale: Locale,
    reader: Actor,
  ): Promise<ResponseOf<E['read']>>
  create(
    deps: Platform,
    db: CompanyDatabase,
    actor: Actor,
    form: BodyOf<E['create']>,
  ): Promise<ResponseOf<E['read']>>
  update(
    deps: Platform,
    db: CompanyDatabase,
    actor: Actor,
    id: string,
    form: BodyOf<E['create']>,
  ): Promise<ResponseOf<E['read']>>
  remove(
    deps: Platform,
    db: CompanyDatabase,
    actor: Actor,
    id: string,
  ): Promise<{ removalId: string }>
}

/** Ties the five endpoints of a noun to their handlers. */
export function recordRoutes<E extends RecordEndpoints>(
  deps: Platform,
  endpoints: E,
  useCases: RecordUseCases<E>,
): Route[] {
  // The type of a call is unknown while the noun is a type parameter; the signature above ties each to its own.
  const { list, read, create, update, remove } = endpoints as unknown as Declared
  const answer = useCases as unknown as RecordUseCases<Declared>
  return [
    route(list, ({ db, actor, query }) => answer.list(db, actor.locale, query, actor)),
    route(read, ({ db, actor, params }) => answer.read(db, idOf(params), actor.locale, actor)),
    route(create, ({ db, actor, body }) => answer.create(deps, db, actor, body)),
    route(update, ({ db, actor, params, body }) =>
      answer.update(deps, db, actor, idOf(params), body),
    ),
    route(remove, ({ db, actor, params }) => answer.remove(deps, db, actor, idOf(params))),
  ]
}

/** The path of one record has one parameter, whatever its name. */
function idOf(params: Record<string, string>): string {
  return Object.values(params)[0]!
}

type Declared = ReturnType<
  typeof declareRecords<`/${string}`, string, Permission, z.ZodType, z.ZodType, z.ZodType>
>
