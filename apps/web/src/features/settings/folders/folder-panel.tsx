import { refetchStale } from '../../../platform/refetch-stale.ts'
import { useQueryClient } from '@tanstack/react-query'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { ChosenName } from '../../../platform/choices/chosen-name.tsx'
import { useForm, type Form } from '../../../platform/use-form.ts'
import {
  OpenRecord,
  RecordPanel,
  useRemoval,
  type AdminAddress,
} from '../administration/public.tsx'
import { FolderGrants } from './folder-grants.tsx'
import { FolderPlace } from './folder-place.tsx'
import {
  createFolder,
  folderQuery,
  removeFolder,
  updateFolder,
  type Folder,
  type FolderBranch,
} from './folder-queries.ts'
import { FolderViewers } from './folder-viewers.tsx'
import { ANYBODY, HolderField } from './holder-field.tsx'
import { pathOf } from './tree-rows.ts'
import type { AccessImpactCheck } from './use-access-impact-check.ts'

interface FolderPanelProps {
  address: AdminAddress
  branches: readonly FolderBranch[]
  check: AccessImpactCheck
}

/** One folder beside the tree: its name, place, owner, and whom it is open to. */
export function FolderPanel(props: FolderPanelProps) {
  const { address } = props
  return (
    <OpenRecord address={address} query={folderQuery}>
      {(folder) => (folder ? <KnownFolder {...props} folder={folder} /> : <NewFolder {...props} />)}
    </OpenRecord>
  )
}

interface FolderValues {
  name: string
  ownerId: string | null
}

function NewFolder({ address, branches }: FolderPanelProps) {
  const t = useTexts()
  const onSaved = useSaved((saved) => address.show({ open: saved._id, parent: undefined }))
  const parentFolderId = address.asked['parent'] ?? null
  const form = useForm<FolderValues, Folder>({
    initial: { name: '', ownerId: null },
    save: (values) => createFolder({ ...values, parentFolderId }),
    onSaved,
  })
  return (
    <RecordPanel
      title={t('folders.new')}
      form={form}
      onClose={address.close}
      submitLabel={t('folders.create')}
    >
      {parentFolderId && (
        <p className="text-sm text-ink-soft">
          {t('folders.newIn', { path: pathOf(branches, parentFolderId) })}
        </p>
      )}
      <FolderFields form={form} owner={null} isNew />
    </RecordPanel>
  )
}

function KnownFolder({ folder, ...props }: FolderPanelProps & { folder: Folder }) {
  const { address, check } = props
  const t = useTexts()
  const onSaved = useSaved(address.close)
  const form = useForm<FolderValues, Folder>({
    initial: { name: folder.name, ownerId: folder.owner?._id ?? null },
    save: (values) => updateFolder(folder, values),
    changes: ['foldersRenamed'],
    onSaved,
  })
  const removal = useRemoval({
    changes: ['folders'],
    remove: removeFolder,
    onRemoved: address.close,
  })
  const remove = () => removal.mutateAsync({ id: folder._id, name: folder.name })
  const touchesNothing = folder.contractsInside + folder.foldersInside === 0
  return (
    <RecordPanel
      title={folder.name}
      form={form}
      onClose={address.close}
      submitLabel={t('common.action.save')}
      revision={folder.revision}
      fields={{
        ownerId: { show: (id: string) => <ChosenName noun="people" id={id} scope={ANYBODY} /> },
      }}
      deletion={{
        label: t('folders.delete'),
        disabledReason: folder.removing?.message ?? null,
        isBusy: removal.isPending,
        onDelete: () =>
          check.ask({
            folderId: folder._id,
            change: { kind: 'removal' },
            title: t('folders.deletion.title', { name: folder.name }),
            confirmLabel: t('folders.delete'),
            apply: remove,
            isAlwaysAsked: !touchesNothing,
            isDangerous: true,
            detail:
              folder.foldersInside > 0
                ? t('folders.deletion.nested', { count: folder.foldersInside })
                : t('folders.deletion.leaf'),
          }),
      }}
      after={
        <div className="mt-6 flex flex-col gap-6 border-t border-line pt-5">
          <FolderPlace folder={folder} check={check} />
          <FolderGrants folder={folder} check={check} />
          <FolderViewers folderId={folder._id} />
        </div>
      }
    >
      <FolderFields form={form} owner={folder.owner} />
    </RecordPanel>
  )
}

function FolderFields({
  form,
  owner,
  isNew = false,
}: {
  form: Form<FolderValues>
  owner: Folder['owner']
  isNew?: boolean
}) {
  const t = useTexts()
  return (
    <>
      <TextField
        {...form.text('name')}
        label={t('folders.field.name')}
        maxLength={200}
        autoFocus={isNew}
        isRequired
      />
      <HolderField
        {...form.bind('ownerId')}
        kind="person"
        known={owner}
        label={t('folders.field.owner')}
        hint={t('folders.field.ownerHint')}
        isOptional
      />
    </>
  )
}

function useSaved(after: (saved: Folder) => void): (saved: Folder) => void {
  const queryClient = useQueryClient()
  return (saved) => {
    void refetchStale(queryClient, ['foldersRenamed'])
    toasts.success(currentTexts()('administration.saved', { name: saved.name }))
    after(saved)
  }
}
