import { notAllowedCode } from '@tacite/domain/access/permissions.ts'
import type { ContractPage } from '@tacite/api/contracts-endpoints.ts'
import { levelReaches, type ContractLevel } from '@tacite/domain/access/levels.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { PlainRefusalCode } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../platform/access/actor.ts'

/** Why a person may not share a contract on which they have this level, in their language; null: they may. */
export function sharingReason(actor: Actor, level: ContractLevel): ContractPage['sharing'] {
  const code = refusalOf(actor, level)
  return code === null ? null : { code, message: createTranslator(actor.locale).refusal({ code }) }
}

function refusalOf({ permissions }: Actor, level: ContractLevel): PlainRefusalCode | null {
  if (!permissions.has('contracts3:share')) return notAllowedCode('contracts3:share')
  return levelReaches(level, 'owner') ? null : 'LEVEL_TOO_LOW_OWNER'
}
