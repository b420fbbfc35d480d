import { X } from 'lucide-react'
import { useTexts } from '../../../platform/locale.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Select } from '../../../ui/select.tsx'
import { TitledSection } from '../../../ui/titled-section.tsx'
import {
  revokeGrant,
  type Folder,
  type FolderGrant,
  type FolderGrantKind,
} from './folder-queries.ts'
import { NewGrant } from './new-grant.tsx'
import { useChangeGrant } from './use-change-grant.ts'
import type { AccessImpactCheck } from './use-access-impact-check.ts'

const KINDS: readonly FolderGrantKind[] = ['read', 'edit']

/** Whom a folder, and everything nested in it, is open to. */
export function FolderGrants({ folder, check }: { folder: Folder; check: AccessImpactCheck }) {
  const t = useTexts()
  return (
    <TitledSection title={t('folders.grants.title')} lead={t('folders.grants.lead')}>
      {folder.grants.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {folder.grants.map((grant) => (
            <GrantLine key={grant._id} folder={folder} grant={grant} check={check} />
          ))}
        </ul>
      )}
      {folder.inherited.length > 0 && (
        <div>
          <h3 className="text-sm font-medium">{t('folders.grants.inherited')}</h3>
          <ul className="flex flex-col gap-1 text-sm text-ink-soft">
            {folder.inherited.map((grant) => (
              <li key={grant._id} className="break-words">
                {t('folders.grants.from', {
                  holder: holderName(t, grant),
                  grant: t(`folders.grants.${grant.grant}`),
                  folder: grant.folder.name,
                })}
              </li>
            ))}
          </ul>
        </div>
      )}
      <NewGrant folder={folder} check={check} />
    </TitledSection>
  )
}

interface GrantLineProps {
  folder: Folder
  grant: FolderGrant
  check: AccessImpactCheck
}

function GrantLine({ folder, grant, check }: GrantLineProps) {
  const t = useTexts()
  const change = useChangeGrant(folder)
  const holder = holderName(t, grant)
  return (
    <li className="flex items-center gap-2 py-1.5">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{holder}</p>
        {grant.kind !== 'everyone' && (
          <p className="text-sm text-ink-faint">{t(`folders.grants.kind.${grant.kind}`)}</p>
        )}
      </div>
      <Select
        className="w-36 shrink-0"
        hidesLabel
        label={t('folders.grants.of', { holder })}
        options={KINDS.map((kind) => ({ value: kind, label: t(`folders.grants.${kind}`) }))}
        value={grant.grant}
        onChange={(kind) => change.mutate({ grantId: grant._id, grant: kind })}
      />
      <IconButton
        size="small"
        label={t('folders.grants.remove', { holder })}
        icon={<X aria-hidden />}
        onClick={() =>
          check.ask({
            folderId: folder._id,
            change: { kind: 'revocation', grantId: grant._id },
            title: t('folders.grants.revocation', { holder, name: folder.name }),
            confirmLabel: t('folders.grants.revoke'),
            apply: () => revokeGrant(folder._id, grant._id),
          })
        }
      />
    </li>
  )
}

function holderName(t: ReturnType<typeof useTexts>, { holder }: Pick<FolderGrant, 'holder'>) {
  return holder?.name ?? t('folders.grants.everyone')
}
