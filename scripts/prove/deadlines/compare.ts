import { Temporal } from 'temporal-polyfill'
import { computeDeadlines } from '../../../packages/domain/src/deadlines/compute-deadlines.ts'
import type { Deadlines } from '../../../packages/domain/src/deadlines/deadlines.ts'
import { formatDay } from './days.ts'
import type { LifeOnDay } from './draw-life.ts'
import type { Exit } from './early-exits.ts'
import { verdictOf } from './oracle.ts'

/** What both implementations say of one life on one day. */
type Answers = Record<string, string | number | null>

export interface Disagreement {
  field: string
  engine: string | number | null
  rules: string | number | null
}

export function disagreementsOn({ terms, today }: LifeOnDay): Disagreement[] {
  const engine = answersOfEngine(computeDeadlines(terms, Temporal.PlainDate.from(formatDay(today))))
  const rules = answersOfRules({ terms, today })
  return Object.keys(rules)
    .map((field) => ({ field, engine: engine[field] ?? null, rules: rules[field] ?? null }))
    .filter((each) => each.engine !== each.rules)
}

function answersOfEngine(deadlines: Deadlines): Answers {
  return {
    legalLimit: deadlines.legalLimit,
    prudentLimit: deadlines.prudentLimit,
    sendBy: deadlines.sendBy,
    noticeWindowOpens: deadlines.noticeWindowOpens,
    phase: deadlines.phase,
    termNumber: deadlines.term.number,
    termOf: deadlines.term.of,
    endDate: deadlines.endDate,
    finalEnd: deadlines.finalEnd,
    ending: deadlines.ending,
    indeterminateSince: deadlines.indeterminateSince,
    durationCode: deadlines.durationCode,
    noticeStatus: deadlines.notice?.status ?? null,
    noticeEffect: deadlines.notice?.effect ?? null,
    exits: deadlines.earlyExits
      .map((exit) =>
        exitLine(exit.basis, [exit.exitOn, exit.legalLimit, exit.prudentLimit, exit.sendBy]),
      )
      .join('; '),
  }
}

function answersOfRules({ terms, today }: LifeOnDay): Answers {
  const { exits, ...answers } = verdictOf(terms, today)
  return { ...answers, exits: exits.map(exitOfRules).join('; ') }
}

function exitOfRules({ basis, day, legal, prudent, sendBy }: Exit): string {
  return exitLine(basis, [day, legal, prudent, sendBy].map(formatDay))
}

function exitLine(basis: string, days: readonly string[]): string {
  return `${basis} ${days.join(' ')}`
}
