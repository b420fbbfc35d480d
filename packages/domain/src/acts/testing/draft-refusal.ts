import type { ActAspects } from '../act-aspects.ts'
import { stateRefusal } from '../act-refusal.ts'
import type { ContractAct } from '../contract-acts.ts'
import { DRAFT } from './draft-aspects.ts'

/** Why a draft with these changes refuses an act; null: it allows it. */
export function codeOf(act: ContractAct, changes: Partial<ActAspects> = {}): string | null {
  return stateRefusal(act, { ...DRAFT, ...changes })?.code ?? null
}
