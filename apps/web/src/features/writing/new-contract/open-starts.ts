import { holds } from '../../../platform/me.ts'
import type { Me } from '../../../platform/me.ts'
import type { FormStart } from './choices.ts'
import { starts } from './draft.ts'
import type { Start } from './draft.ts'

type WhyClosed =
  | 'new-contract.start.templateRefused'
  | 'new-contract.start.uploadRefused'
  | 'new-contract.start.noTemplate'

/** Why a person may not start this way; null: they may. */
export function whyStartClosed(start: Start, me: Me, choices: FormStart): WhyClosed | null {
  if (start === 'template' && !holds(me, 'contracts3:create:model'))
    return 'new-contract.start.templateRefused'
  if (start === 'template' && !choices.hasTemplates) return 'new-contract.start.noTemplate'
  if ((start === 'upload' || start === 'signed') && !holds(me, 'contracts3:create:document'))
    return 'new-contract.start.uploadRefused'
  return null
}

export function openStarts(me: Me, choices: FormStart): Start[] {
  return starts.filter((start) => whyStartClosed(start, me, choices) === null)
}
