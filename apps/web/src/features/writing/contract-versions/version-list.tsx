import { AppLink } from '../../../platform/app-link.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { paths, patterns } from '../../../platform/paths.ts'
import { useScreenSearch } from '../../../platform/screen-address.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { VersionReasons } from './version-reasons.tsx'
import { versionName } from './version-names.ts'
import type { ContractVersion } from './version-queries.ts'
import { readVersionsAddress } from './versions-address.ts'

interface VersionListProps {
  contractId: string
  value: readonly ContractVersion[]
  count: number
  naming: { message: string } | null
  onName: (version: ContractVersion) => void
}

/** Each version with its name, why it was kept, and whom it was sent to. */
export function VersionList(props: VersionListProps) {
  const { contractId, value, count, naming, onName } = props
  const t = useTexts()
  const { version: read } = useScreenSearch(patterns.contractVersions, readVersionsAddress)
  return (
    <nav aria-label={t('contract-versions.list')} className="min-w-0">
      <ol className="flex flex-col divide-y divide-line rounded-lg border border-line bg-paper">
        {value.map((version) => (
          <li
            key={version.number}
            className={classNames(
              'flex flex-col gap-1 p-3',
              version.number === read && 'bg-accent-soft',
            )}
          >
            <div className="flex flex-wrap items-center gap-2">
              <TextLink
                render={
                  <AppLink
                    to={paths.contractVersions(contractId, { version: version.number })}
                    aria-current={version.number === read ? 'page' : undefined}
                  />
                }
                className="min-w-0 font-medium break-words"
              >
                {versionName(t, version)}
              </TextLink>
              {version.isCurrent && <Badge tone="green">{t('contract-versions.isCurrent')}</Badge>}
            </div>
            <VersionReasons reasons={version.reasons} />
            <Button
              size="small"
              variant="quiet"
              className="w-fit"
              aria-label={t('contract-versions.renameOf', { number: version.number })}
              disabledReason={naming?.message}
              onClick={() => onName(version)}
            >
              {t('contract-versions.rename')}
            </Button>
          </li>
        ))}
      </ol>
      {count > value.length && (
        <p className="pt-2 text-sm text-ink-soft">
          {t('contract-versions.shown', { shown: value.length, count })}
        </p>
      )}
    </nav>
  )
}
