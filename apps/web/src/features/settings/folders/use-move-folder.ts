import { refetchStale } from '../../../platform/refetch-stale.ts'
import { useQueryClient } from '@tanstack/react-query'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { showError } from '../../../platform/query-client.ts'
import { toasts } from '../../../ui/toasts.ts'
import { folderTreeQuery, moveFolder, type FolderBranch } from './folder-queries.ts'
import type { CheckedChange } from './use-access-impact-check.ts'

type MovedFolder = Pick<FolderBranch, '_id' | 'name' | 'parentFolderId'>

/** The change that moves a folder, for the check of who gains and loses; from its toast it goes back. Null: no move. */
export function useMoveFolder(): (
  folder: MovedFolder,
  parent: { _id: string; name: string } | null,
) => CheckedChange | null {
  const t = useTexts()
  const queryClient = useQueryClient()
  /** An optimistic update: the tree is refetched in any case. */
  const put = async (folderId: string, move: Parameters<typeof moveFolder>[1]) => {
    await moveFolder(folderId, move)
    const { parentFolderId } = move
    queryClient.setQueryData(
      folderTreeQuery.queryKey,
      (tree) =>
        tree && {
          ...tree,
          value: tree.value.map((branch) =>
            branch._id === folderId ? { ...branch, parentFolderId } : branch,
          ),
        },
    )
  }
  return ({ _id: folderId, name, parentFolderId: back }, parent) => {
    const parentFolderId = parent?._id ?? null
    if (back === parentFolderId) return null
    return {
      folderId,
      change: { kind: 'move', parentFolderId },
      title: parent
        ? t('folders.move.title', { name, parent: parent.name })
        : t('folders.move.titleRoot', { name }),
      confirmLabel: t('folders.move.confirm'),
      apply: async () => {
        await put(folderId, { parentFolderId, replaces: back })
        toasts.success(currentTexts()('folders.move.done', { name }), {
          undo: () =>
            void put(folderId, { parentFolderId: back, replaces: parentFolderId })
              .catch(showError)
              .then(() => refetchStale(queryClient, ['foldersRenamed'])),
        })
      },
    }
  }
}
