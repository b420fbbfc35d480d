import type { Translator } from '@tacite/i18n/translator.ts'
import type { ContractVersion } from './version-queries.ts'
import type { Side } from './versions-address.ts'

/** A version as it is called: its number and its name. */
export function versionName(
  t: Translator,
  { number, name }: Pick<ContractVersion, 'number' | 'name'>,
): string {
  return name === null
    ? t('contract-versions.number', { number })
    : t('contract-versions.named', { number, name })
}

/** One side of a comparison as it is called. */
export function sideName(t: Translator, versions: readonly ContractVersion[], side: Side): string {
  if (side === 'now') return t('contract-versions.now')
  return versionName(
    t,
    versions.find(({ number }) => number === side) ?? { number: side, name: null },
  )
}
