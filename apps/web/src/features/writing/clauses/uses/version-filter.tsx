import { useTexts } from '../../../../platform/locale.ts'
import { Select } from '../../../../ui/select.tsx'
import type { UsedVersion } from './uses-queries.ts'

interface VersionFilterProps {
  versions: readonly UsedVersion[]
  /** Null: all of them. */
  version: number | null
  onVersion: (version: number | null) => void
}

/** Which version of the clause the listed texts say; nothing to choose where all of them say the same. */
export function VersionFilter({ versions, version, onVersion }: VersionFilterProps) {
  const t = useTexts()
  if (versions.length < 2) return null
  return (
    <Select
      label={t('clauses.uses.byVersion')}
      options={[
        { value: ALL, label: t('clauses.uses.allVersions') },
        ...versions.map((used) => ({
          value: String(used.version),
          label: t('clauses.uses.ofVersion', used),
        })),
      ]}
      value={version === null ? ALL : String(version)}
      onChange={(value) => onVersion(value === ALL ? null : Number(value))}
    />
  )
}

const ALL = 'all'
