import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { proofReadingsEndpoints } from '@tacite/api/lifecycle/proof-readings-endpoints.ts'
import { useState } from 'react'
import { call, callAddress } from '../../../platform/api.ts'
import { keys } from '../../../platform/query-keys.ts'

export type ProofReading = ResponseOf<typeof proofReadingsEndpoints.progress>
export type FoundDay = ProofReading['days'][number]

/** A page of a scan takes seconds. */
const PAUSE_MS = 2000

/** The chosen file of a proof: it is sent at once, so that the days in it can be proposed before anything is recorded. */
export function useProofReading(params: NoticePlace) {
  const queryClient = useQueryClient()
  const [file, setFile] = useState<File | null>(null)
  const {
    mutate,
    reset,
    data: sent,
    isPending,
    error,
  } = useMutation({
    mutationFn: (chosen: File) => send(params, chosen),
    // A file that was not received is not shown as if it would be kept.
    onError: () => setFile(null),
    onSuccess: (read) => queryClient.setQueryData(readingQuery(params, read._id).queryKey, read),
  })
  const { data: reading } = useQuery({
    ...readingQuery(params, sent?._id ?? ''),
    enabled: sent !== undefined,
  })
  const choose = (chosen: File | null) => {
    setFile(chosen)
    if (chosen) mutate(chosen)
    else reset()
  }
  return { file, choose, reading: (sent && reading) ?? null, isSending: isPending, error }
}

interface NoticePlace {
  contractId: string
  noticeId: string
}

/** A scan is asked about until it is read; what the sending answered is as fresh as it gets. */
const readingQuery = (params: NoticePlace, readingId: string) =>
  queryOptions({
    queryKey: keys.contract(params.contractId, 'proof-reading', readingId),
    queryFn: ({ signal }) =>
      call<typeof proofReadingsEndpoints.progress>(
        'GET',
        '/contracts3/:contractId/notices/:noticeId/proof-readings/:readingId',
        { params: { ...params, readingId }, signal },
      ),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.data?.state === 'reading' ? PAUSE_MS : false),
  })

async function send({ contractId, noticeId }: NoticePlace, file: File): Promise<ProofReading> {
  const body = new FormData()
  body.append('file', file, file.name)
  const path = `/contracts3/${contractId}/notices/${noticeId}/proof-readings`
  return (await callAddress('POST', path, body)) as ProofReading
}
