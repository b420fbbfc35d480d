import type { BodyInputOf, Endpoint, ResponseOf } from '@tacite/api/endpoint.ts'
import type { Revision } from '@tacite/api/revision.ts'
import type { NounTopic } from '@tacite/domain/events/live-topics.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import type { patterns } from '../../../platform/paths.ts'
import type { PlainSearch } from '../../../platform/plain-search.ts'
import { keys } from '../../../platform/query-keys.ts'

/** What `declareRecords` of the API declares, for any noun. */
type RecordEndpoints = Record<'list' | 'read' | 'create' | 'update' | 'remove', Endpoint>

type Named = NounTopic & keyof typeof keys & keyof typeof patterns

/** A noun of administration: its query key, its route and its entry in the staleness table have the same name. */
export type RecordNoun = {
  [Noun in Named]: (typeof keys)[Noun] extends { path: string } ? Noun : never
}[Named]

/** The web's queries for one noun. */
export interface Records<Row, Saved, Body> {
  noun: RecordNoun
  list: (asked: PlainSearch) => ReturnType<typeof listQuery<Row>>
  one: (id: string) => ReturnType<typeof oneQuery<Saved>>
  /** Null: a new one. */
  save: (id: string | null, body: Body, basedOn?: Revision) => Promise<Saved>
  remove: (id: string) => Promise<{ removalId: string }>
}

/**
 * The calls of a noun, with its query key.
 * @example const projects = recordQueries<typeof projectsEndpoints>('projects')
 */
export function recordQueries<E extends RecordEndpoints>(
  noun: NounAt<E['list']['path']>,
): Records<RowOf<E>, ResponseOf<E['read']>, BodyInputOf<E['create']>> {
  const { path } = keys[noun]
  const one = `${path}/:id` as const
  return {
    noun,
    list: (asked) => listQuery(noun, asked),
    one: (id) => oneQuery(noun, id),
    save: (id, body, basedOn) =>
      (id === null
        ? call<Endpoint>('POST', path, { body })
        : call<Endpoint>('PUT', one, { params: { id }, body, basedOn })) as Promise<
        ResponseOf<E['read']>
      >,
    remove: (id) =>
      call<Endpoint>('DELETE', one, { params: { id } }) as Promise<{ removalId: string }>,
  }
}

function listQuery<Row>(noun: RecordNoun, asked: PlainSearch) {
  return queryOptions({
    queryKey: keys[noun]('list', asked),
    queryFn: ({ signal }) =>
      call<Endpoint>('GET', keys[noun].path, { query: asked, signal }) as Promise<{
        value: Row[]
        count: number
      }>,
    placeholderData: keepPreviousData,
  })
}

function oneQuery<Saved>(noun: RecordNoun, id: string) {
  return queryOptions({
    queryKey: keys[noun]('one', id),
    queryFn: ({ signal }) =>
      call<Endpoint>('GET', `${keys[noun].path}/:id`, { params: { id }, signal }) as Promise<Saved>,
  })
}

type RowOf<E extends RecordEndpoints> =
  ResponseOf<E['list']> extends { value: readonly (infer Row)[] } ? Row : never

/** The noun with this path. */
type NounAt<Path extends string> = {
  [Noun in RecordNoun]: (typeof keys)[Noun]['path'] extends Path ? Noun : never
}[RecordNoun]
