import type { BodyInputOf, ResponseOf } from '@tacite/api/endpoint.ts'
import type { peopleActsEndpoints } from '@tacite/api/people/people-acts-endpoints.ts'
import { ACTED_ON_AT_ONCE } from '@tacite/domain/people/people-acts.ts'
import { queryOptions } from '@tanstack/react-query'
import { call, callForFile } from '../../../platform/api.ts'
import type { PlainSearch } from '../../../platform/plain-search.ts'
import { keys } from '../../../platform/query-keys.ts'
import { saveFile } from '../../../platform/save-file.ts'

type Endpoints = typeof peopleActsEndpoints
export type ActForm = BodyInputOf<Endpoints['perform']>['act']
export type ActKind = ActForm['kind']
export type Selection = BodyInputOf<Endpoints['preview']>['selection']
export type ActPreview = ResponseOf<Endpoints['preview']>
export type Performed = ResponseOf<Endpoints['perform']>
export type Spared = Performed['failures'][number]

export function actPreviewQuery(act: ActForm | null, selection: Selection) {
  return queryOptions({
    queryKey: keys.people('act', act, selection),
    queryFn: ({ signal }) =>
      call<Endpoints['preview']>('POST', '/users/acts/preview', {
        body: { act: act!, selection },
        signal,
      }),
    enabled: act !== null,
    // What is confirmed is what was read here.
    staleTime: Infinity,
    gcTime: 0,
  })
}

/** What was done before an error is in `performed` already. */
export async function performAct(
  act: ActForm,
  ids: readonly string[],
  performed: Performed,
  onProgress: (done: number) => void = () => undefined,
): Promise<void> {
  for (let at = 0; at < ids.length; at += ACTED_ON_AT_ONCE) {
    onProgress(at)
    const answer = await call<Endpoints['perform']>('POST', '/users/acts', {
      body: { act, ids: ids.slice(at, at + ACTED_ON_AT_ONCE) },
    })
    performed.doneIds.push(...answer.doneIds)
    performed.failures.push(...answer.failures)
    performed.formerRoles.push(...answer.formerRoles)
  }
}

export const nothingPerformed = (): Performed => ({ doneIds: [], failures: [], formerRoles: [] })

/** The people whom the list shows, under the server's file name. */
export async function downloadPeople(typeFile: 'xlsx' | 'csv', asked: PlainSearch): Promise<void> {
  const { blob, name } = await callForFile<Endpoints['export']>('GET', '/users/export', {
    query: { ...filterOf(asked), typeFile },
  })
  saveFile(blob, name ?? `export.${typeFile}`)
}

/** What narrows the list, of all that its address says. */
export function filterOf({ search, status, kind, roleId, groupId }: PlainSearch) {
  type Filter = Extract<Selection, { filter: unknown }>['filter']
  const filter: Filter = {
    search,
    status: status as Filter['status'],
    kind: kind as Filter['kind'],
    roleId,
    groupId,
  }
  return filter
}
