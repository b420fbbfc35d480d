import { LEVELS, type ContractLevel } from '@tacite/domain/access/levels.ts'
import { isOfferedLevel, isThirdPartyLevel } from '@tacite/domain/access/share-rules.ts'
import type { Translator } from '@tacite/i18n/translator.ts'
import type { Option } from '../../../ui/option.ts'

interface LevelChoice {
  forThirdParty: boolean
  /** The level that the share has: shown even where it is no longer offered. */
  current: ContractLevel
}

/** Each level with one line on what it allows; those not available to third parties are disabled with the reason. */
export function levelOptions(
  t: Translator,
  { forThirdParty, current }: LevelChoice,
): Option<ContractLevel>[] {
  return LEVELS.filter((level) => isOfferedLevel(level) || level === current).map((level) => {
    const isDisabled = forThirdParty && !isThirdPartyLevel(level)
    return {
      value: level,
      label: t(`sharing.level.${level}`),
      hint: isDisabled ? t('sharing.insidersOnly') : t(`sharing.allows.${level}`),
      isDisabled,
    }
  })
}
