import type { Amendment } from '../../../packages/domain/src/deadlines/amendment.ts'
import type { LifecycleTerms } from '../../../packages/domain/src/deadlines/lifecycle-terms.ts'
import { inOrderOfEffect, isInEffect } from './conditions.ts'
import { parseDay } from './days.ts'
import type { Day } from './days.ts'
import { amended, firstTerm } from './term.ts'
import type { AgreedTerms } from './term.ts'

/**
 * R13: the contract with the date of effect that its amendments agreed on. Each is asked in order of effect, knowing only
 * those before it: the first term, which starts on that date, must not be over, and must not end before it starts. The
 * duration that it states beside is that of the first term.
 */
export function startedAsAgreed(facts: LifecycleTerms): AgreedTerms {
  const ordered = inOrderOfEffect(facts.amendments)
  let agreed: AgreedTerms = { ...facts, movers: [] }
  ordered.forEach((amendment, before) => {
    const asked = statedStart(amendment)
    if (asked === null) return
    const lastDay = endOfFirstTerm({ ...agreed, amendments: ordered.slice(0, before) })
    if (lastDay < Infinity && !isInEffect(amendment, lastDay)) return
    const moved = { ...agreed, effectiveDate: asked, movers: [...agreed.movers, amendment.id] }
    const newLastDay = endOfFirstTerm({ ...moved, amendments: ordered.slice(0, before + 1) })
    if (newLastDay >= parseDay(asked)) agreed = moved
  })
  return agreed
}

function statedStart({ patches }: Amendment): string | null {
  for (const { field, value } of patches) if (field === 'effectiveDate') return value
  return null
}

/** As agreed: whatever notices do to it. */
function endOfFirstTerm(facts: AgreedTerms): Day {
  const term = firstTerm(facts)
  return (term && amended(term, Infinity).end) ?? Infinity
}
