import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeGrant, folderQuery, type Folder, type FolderGrantKind } from './folder-queries.ts'

/** A change without effect on access, such as another level, is applied directly. */
export function useChangeGrant(folder: Folder) {
  const queryClient = useQueryClient()
  const { queryKey } = folderQuery(folder._id)
  return useMutation({
    mutationFn: ({ grantId, grant }: { grantId: string; grant: FolderGrantKind }) =>
      changeGrant(queryClient.getQueryData(queryKey) ?? folder, grantId, grant),
    // One after the other: each is based on the answer to the one before.
    scope: { id: `grants:${folder._id}` },
    onSuccess: (saved) => queryClient.setQueryData(queryKey, saved),
    meta: { changes: ['folders'] },
  })
}
