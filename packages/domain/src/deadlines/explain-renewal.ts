import type { LifecycleFacts } from './lifecycle-facts.ts'
import { refusedIn } from './refused-in.ts'
import type { RenewalType } from './renewal-conditions.ts'
import { conditionSource } from './term-conditions.ts'
import { COMPUTED, dayInput, dayResult, numberInput, textInput, traceLine } from './trace.ts'
import type { TraceLine, TraceSource } from './trace.ts'
import type { TraceCode } from './trace-code.ts'
import type { UnfoldedTerm } from './unfolded-term.ts'

const RENEWAL_CODE: Record<RenewalType, TraceCode> = {
  none: 'RENEWAL_NONE',
  tacit: 'RENEWAL_TACIT',
  withAgreement: 'RENEWAL_WITH_AGREEMENT',
  withNotice: 'RENEWAL_WITH_NOTICE',
}

/** R9, R10 and the amended conditions (R13): what happens at the end of the current term. */
export function explainRenewal(term: UnfoldedTerm, facts: LifecycleFacts): TraceLine[] {
  if (term.end === null || term.cutBy !== null) return amendedConditions(term, facts)
  return [
    ...amendedConditions(term, facts),
    ...(term.isLast ? [lastTerm(term, facts)] : renewalLines(term, facts)),
    ...recordedRenewal(term),
    ...refusedRenewal(term, facts),
  ]
}

function amendedConditions({ conditions }: UnfoldedTerm, facts: LifecycleFacts): TraceLine[] {
  return conditions.amendments.map((amendment) => {
    const { id, reference, signedOn, effectiveOn } = amendment
    const source: TraceSource = { kind: 'amendment', field: 'amendments', id, reference, signedOn }
    return traceLine('AMENDMENT_CONDITIONS', {
      reference: textInput(reference, source),
      signedOn: dayInput(signedOn, source),
      effectiveOn: dayInput(effectiveOn, source),
      today: dayInput(facts.today, { kind: 'today' }),
    })
  })
}

function renewalLines(term: UnfoldedTerm, { terms }: LifecycleFacts): TraceLine[] {
  const { conditions, end, renewalsMade } = term
  if (end === null) return []
  const lines = [
    traceLine(RENEWAL_CODE[conditions.renewalType], {
      end: dayInput(end, COMPUTED),
      renewalType: textInput(
        conditions.renewalType,
        conditionSource(terms, conditions, 'renewalType'),
      ),
    }),
  ]
  if (conditions.maxRenewals !== null && conditions.renewalType !== 'none') {
    lines.push(
      traceLine('RENEWALS_LIMITED', {
        made: numberInput(renewalsMade, COMPUTED),
        max: numberInput(conditions.maxRenewals, conditionSource(terms, conditions, 'maxRenewals')),
      }),
    )
  }
  return lines
}

function lastTerm({ conditions, end }: UnfoldedTerm, { terms }: LifecycleFacts): TraceLine {
  const source = conditionSource(terms, conditions, 'maxRenewals')
  return traceLine(
    'LAST_TERM',
    { max: numberInput(conditions.maxRenewals ?? 0, source) },
    end === null ? null : dayResult(end),
  )
}

function recordedRenewal({ outcome, end }: UnfoldedTerm): TraceLine[] {
  if (outcome.kind !== 'renews' || outcome.renewal === null || end === null) return []
  const { id, kind, day } = outcome.renewal
  const code = kind === 'request' ? 'RENEWAL_REQUESTED' : 'RENEWAL_AGREED'
  const inputs = {
    day: dayInput(day, { kind: 'record', field: 'renewals', id }),
    end: dayInput(end, COMPUTED),
  }
  return [traceLine(code, inputs)]
}

/** Without a renewal recorded by both: then they changed their minds. */
function refusedRenewal(term: UnfoldedTerm, facts: LifecycleFacts): TraceLine[] {
  const refused = refusedIn(term, facts)
  if (refused === null || term.outcome.kind !== 'expires' || term.end === null) return []
  const inputs = {
    day: dayInput(refused.day, { kind: 'record', field: 'refusedRenewals', id: refused.id }),
    end: dayInput(term.end, COMPUTED),
  }
  return [traceLine('RENEWAL_REFUSED', inputs)]
}
