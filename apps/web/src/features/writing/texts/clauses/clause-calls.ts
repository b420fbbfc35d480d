import type { sectionClausesEndpoints } from '@tacite/api/writing/section-clauses-endpoints.ts'
import type { Section } from '@tacite/api/writing/text-shapes.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../../../platform/api.ts'
import { keys } from '../../../../platform/query-keys.ts'
import { useOpenText } from '../text/open-text.tsx'
import { withSections } from '../text/wire-document.ts'

type Endpoints = typeof sectionClausesEndpoints

const path = '/texts/:textId/sections/:sectionId/clauses/:clauseId'

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
export function useClauseCalls() {
  const { textId, store, documentQuery } = useOpenText()
  const queryClient = useQueryClient()
  return useMemo(() => {
    const show = (section: Section) => {
      store.receive([section])
      queryClient.setQueryData(
        documentQuery.queryKey,
        (wire) => wire && withSections(wire, [section]),
      )
    }
    const at = (sectionId: string, clauseId: string) => ({ textId, sectionId, clauseId })
    return {
      async link(
        sectionId: string,
        clause: { _id: string; version: number },
        { isWhole }: { isWhole: boolean },
      ) {
        const params = at(sectionId, clause._id)
        const body = { version: clause.version, isWhole }
        show(await call<Endpoints['link']>('PUT', path, { params, body }))
      },
      async unlink(sectionId: string, clauseId: string) {
        show(await call<Endpoints['unlink']>('DELETE', path, { params: at(sectionId, clauseId) }))
      },
      async keep(sectionId: string, clauseId: string, reason: string) {
        const params = at(sectionId, clauseId)
        show(await call<Endpoints['keep']>('PUT', `${path}/kept`, { params, body: { reason } }))
      },
    }
  }, [documentQuery, queryClient, store, textId])
}
