import type { textsEndpoints } from '@tacite/api/writing/texts-endpoints.ts'
import type { NumberingStyle } from '@tacite/document/contract-document.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'
import { useOpenText } from '../text/open-text.tsx'

/** Numbers are computed: the page shows the new style immediately. */
export function useSetNumbering(): (numbering: NumberingStyle) => void {
  const { textId, documentQuery } = useOpenText()
  const queryClient = useQueryClient()
  const { queryKey } = documentQuery
  const show = (numbering: NumberingStyle) =>
    queryClient.setQueryData(queryKey, (wire) => wire && { ...wire, numbering })
  return useMutation({
    mutationFn: (numbering: NumberingStyle) =>
      call<typeof textsEndpoints.setNumbering>('PUT', '/texts/:textId/numbering', {
        params: { textId },
        body: { numbering },
      }),
    onMutate: (numbering) => {
      const before = queryClient.getQueryData(queryKey)?.numbering
      show(numbering)
      return before
    },
    onError: (_error, _numbering, before) => before && show(before),
  }).mutate
}
