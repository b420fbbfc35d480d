import type { contractsEndpoints } from '@tacite/api/contracts-endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '../../platform/paths.ts'
import { ApiError } from '../../platform/api-error.ts'
import { call } from '../../platform/api.ts'
import { useGo } from '../../platform/go.ts'
import { currentTexts } from '../../platform/locale.ts'
import { messageOf } from '../../platform/query-client.ts'
import { toasts } from '../../ui/toasts.ts'
import { refusedFields, type RefusedFields } from './refused-fields.ts'
import type { NewContractBody } from './request-body.ts'

const nothingRefused: RefusedFields = { fields: {}, whole: null }

/** Sends the form; what is refused is said where it is, and nothing that was typed goes. */
export function useCreateContract(onCreated: () => void) {
  const go = useGo()
  const [refused, setRefused] = useState(nothingRefused)
  const [attempt, setAttempt] = useState(0)
  const creation = useMutation({
    mutationFn: ({ body }: { body: NewContractBody; shown: ReadonlySet<string> }) =>
      call<typeof contractsEndpoints.create>('POST', '/contracts3', { body }),
    meta: { showsError: true, changes: ['contracts'] },
    onSuccess: ({ _id, reference }) => {
      onCreated()
      toasts.success(currentTexts()('new-contract.created', { reference }))
      // Going back from the contract leads to the list, not to a form that was sent.
      go(paths.contractEdit(_id), { replace: true })
    },
    onError: (error, { shown }) => {
      if (error instanceof ApiError && error.status === 401) return
      const sentence = messageOf(error)
      const refusal = error instanceof ApiError ? error : { code: '', message: '', errors: [] }
      refuse(refusedFields(refusal, shown, sentence))
    },
  })
  const refuse = (next: RefusedFields) => {
    setRefused(next)
    setAttempt((attempts) => attempts + 1)
  }
  const send = (body: NewContractBody, shown: ReadonlySet<string>) => {
    setRefused(nothingRefused)
    creation.mutate({ body, shown })
  }
  /** A field that is written again is no longer wrong. */
  const forgive = (names: readonly string[]) =>
    setRefused(({ fields, whole }) => ({
      fields: Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name))),
      whole,
    }))
  return { send, refuse, forgive, refused, attempt, isPending: creation.isPending }
}
