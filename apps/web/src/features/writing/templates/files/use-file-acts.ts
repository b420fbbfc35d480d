import { arranged } from '@tacite/domain/attachments/arrange.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { currentTexts } from '../../../../platform/locale.ts'
import { refetchStale } from '../../../../platform/refetch-stale.ts'
import { useRemoval } from '../../../settings/administration/public.tsx'
import { moveFile, removeFile, templateFilesQuery, type TemplateFileRow } from './file-queries.ts'

/** Moving and removing the files of a template. */
export function useFileActs(templateId: string) {
  const queryClient = useQueryClient()
  const [announcement, announce] = useState('')
  const { queryKey } = templateFilesQuery(templateId)
  const refetch = () => refetchStale(queryClient, ['templates'])

  const mutationKey = ['template-files', 'move', templateId]
  const moving = useMutation({
    mutationKey,
    mutationFn: ({ file, place }: { file: TemplateFileRow; place: number }) =>
      moveFile(templateId, file._id, place),
    scope: { id: `template files ${templateId}` },
    // At once: the next key counts from where this one has put it.
    onMutate: async ({ file, place }) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(
        queryKey,
        (before) => before && { value: withMoved(before.value, file._id, place) },
      )
    },
    onError: refetch,
    onSuccess: async ({ value }, { file: { _id, name } }) => {
      const place = value.findIndex((each) => each._id === _id) + 1
      announce(currentTexts()('attachments.moved', { name, place, total: value.length }))
      if (queryClient.isMutating({ mutationKey }) === 1) await refetch()
    },
  })
  const removal = useRemoval({
    changes: ['templates', 'audit'],
    remove: (fileId) => removeFile(templateId, fileId),
    onRemoved: () => {},
  })
  return {
    /** For screen readers: where the moved one is now. */
    announcement,
    refetch,
    move: (file: TemplateFileRow, place: number) => moving.mutate({ file, place }),
    remove: ({ _id: id, name }: TemplateFileRow) => removal.mutate({ id, name }),
  }
}

function withMoved(files: readonly TemplateFileRow[], movedId: string, place: number) {
  const ids = files.map(({ _id }) => _id)
  return (arranged(ids, movedId, place) ?? ids).map((id) => files[ids.indexOf(id)]!)
}
