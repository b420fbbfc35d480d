import type { sectionClausesEndpoints } from '@tacite/api/writing/section-clauses-endpoints.ts'
import type { Section } from '@tacite/api/writing/text-shapes.ts'
import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../../../platform/api.ts'
import { keys } from '../../../../platform/query-keys.ts'
import type { FollowedClause } from '../history/command.ts'
import { changesToFollow } from '../history/followed-clauses.ts'
import { useOpenText, type OpenText } from '../text/open-text.tsx'
import { withSections } from '../text/wire-document.ts'

type Endpoints = typeof sectionClausesEndpoints

const path = '/texts/:textId/sections/:sectionId/clauses/:clauseId'

interface Following {
  sectionId: string
  clauses: readonly FollowedClause[]
}

interface Page extends Pick<OpenText, 'textId' | 'store' | 'documentQuery'> {
  queryClient: QueryClient
}

interface Place {
  textId: string
  sectionId: string
  clauseId: string
}

/** A section as it is, and with the words of a version of its clause. Never kept: the section is being written. */
export const comparisonQuery = (place: Place, version: number, sectionVersion: number) =>
  queryOptions({
    queryKey: keys.text(place.textId, 'clause', place, version, sectionVersion),
    queryFn: () =>
      call<Endpoints['compare']>('GET', path, {
        params: { ...place },
        query: { version: String(version) },
      }),
  })

/** What is said of the clauses of a section; the page shows the section as it then is. */
export function clauseCalls({ textId, store, documentQuery, queryClient }: Page) {
  const show = (section: Section) => {
    store.receive([section])
    queryClient.setQueryData(
      documentQuery.queryKey,
      (wire) => wire && withSections(wire, [section]),
    )
  }
  const at = (sectionId: string, clauseId: string) => ({ textId, sectionId, clauseId })
  const link = async (
    sectionId: string,
    clause: { _id: string; version: number },
    { isWhole }: { isWhole: boolean },
  ) => {
    const params = at(sectionId, clause._id)
    const body = { version: clause.version, isWhole }
    show(await call<Endpoints['link']>('PUT', path, { params, body }))
  }
  const unlink = async (sectionId: string, clauseId: string) =>
    show(await call<Endpoints['unlink']>('DELETE', path, { params: at(sectionId, clauseId) }))
  const keep = async (sectionId: string, clauseId: string, reason: string) => {
    const params = at(sectionId, clauseId)
    show(await call<Endpoints['keep']>('PUT', `${path}/kept`, { params, body: { reason } }))
  }
  return {
    link,
    unlink,
    /** Follows these clauses and no others. What was typed is there first: what is followed is judged by the words. */
    async follow({ sectionId, clauses }: Following) {
      await store.saved(sectionId)
      const now = store.read(sectionId)?.base.clauses ?? []
      const { linked, unlinked, kept } = changesToFollow(now, clauses)
      for (const clause of linked) await link(sectionId, clause, clause)
      for (const clauseId of unlinked) await unlink(sectionId, clauseId)
      for (const { clauseId, reason } of kept) await keep(sectionId, clauseId, reason)
    },
    keep,
  }
}

export function useClauseCalls() {
  const { textId, store, documentQuery } = useOpenText()
  const queryClient = useQueryClient()
  return useMemo(
    () => clauseCalls({ textId, store, documentQuery, queryClient }),
    [documentQuery, queryClient, store, textId],
  )
}
