import { useState } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { giveGrant, type Folder, type FolderGrantKind, type Holder } from './folder-queries.ts'
import { HolderField } from './holder-field.tsx'
import type { SightCheck } from './use-sight-check.ts'

const HOLDERS = ['group', 'person', 'everyone'] as const
const GRANTS = ['read', 'edit'] as const

/** Opens a folder to somebody more; who gains sight is shown before it is saved. */
export function NewGrant({ folder, check }: { folder: Folder; check: SightCheck }) {
  const t = useTexts()
  const [kind, setKind] = useState<Holder['kind']>('group')
  const [holderId, setHolderId] = useState<string | null>(null)
  const [grant, setGrant] = useState<FolderGrantKind>('read')
  const to = holderOf(kind, holderId)
  const give = () => {
    if (!to) return
    check.ask({
      folderId: folder._id,
      change: { kind: 'grant', to, grant },
      title: t('folders.grants.giving', { name: folder.name }),
      confirmLabel: t('folders.grants.give'),
      isAlwaysAsked: true,
      apply: async () => {
        await giveGrant(folder._id, { to, grant })
        setHolderId(null)
      },
    })
  }
  return (
    <form
      aria-label={t('folders.grants.give')}
      className="flex flex-col gap-3 rounded-md bg-canvas p-3"
      onSubmit={(event) => {
        event.preventDefault()
        give()
      }}
    >
      <div className="grid grid-cols-2 gap-3">
        <Select
          label={t('folders.grants.to')}
          options={HOLDERS.map((holder) => ({
            value: holder,
            label: t(`folders.grants.kind.${holder}`),
          }))}
          value={kind}
          onChange={(next) => {
            setKind(next)
            setHolderId(null)
          }}
        />
        <Select
          label={t('folders.grants.for')}
          options={GRANTS.map((each) => ({ value: each, label: t(`folders.grants.${each}`) }))}
          value={grant}
          onChange={setGrant}
        />
      </div>
      {kind !== 'everyone' && (
        <HolderField
          key={`${kind} ${folder.grants.length}`}
          kind={kind}
          label={t(`folders.grants.kind.${kind}`)}
          value={holderId}
          onChange={setHolderId}
        />
      )}
      <Button
        type="submit"
        className="self-end"
        isBusy={check.isBusy}
        disabledReason={to ? null : t(`folders.choose.${kind === 'person' ? 'person' : 'group'}`)}
      >
        {t('folders.grants.give')}
      </Button>
    </form>
  )
}

function holderOf(kind: Holder['kind'], id: string | null): Holder | null {
  if (kind === 'everyone') return { kind }
  if (id === null) return null
  return kind === 'person' ? { kind, personId: id } : { kind, groupId: id }
}
