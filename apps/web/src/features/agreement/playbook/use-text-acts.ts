import {
  useContractClauses,
  type ContractClauses,
  type SaidClause,
} from '../../../platform/contract-clauses.ts'
import { useTexts } from '../../../platform/locale.ts'
import type { LineAct } from './line-act.ts'
import type { PlaybookLine } from './playbook-queries.ts'

/** What mends the text of the open contract; nothing elsewhere, where no text is open. */
export function useTextActs(line: PlaybookLine): LineAct[] {
  const t = useTexts()
  const acts = useContractClauses()
  const { _id, name } = line.clause
  if (!acts) return []
  const { refusal } = acts
  if (line.verdict === 'missing')
    return [
      {
        label: t('validation.playbook.insert'),
        fullName: t('validation.playbook.insertOf', { name }),
        refusal,
        run: () => acts.insert(_id),
      },
    ]
  const said = saidClause(line)
  if (!said) return []
  return [
    {
      label: t('validation.playbook.takeBack'),
      fullName: t('validation.playbook.takeBackOf', { name }),
      refusal,
      run: () => acts.takeBack(said),
    },
    ...(said.isLinked ? [keepAct(said, acts, t('validation.playbook.keep'))] : []),
  ]
}

/** What follows no wording has none to keep a difference from: that deviation is accepted instead. */
function keepAct(said: SaidClause, { keep, refusal }: ContractClauses, label: string): LineAct {
  return { label, refusal, run: () => keep(said) }
}

/** Null where the words of a clause cannot take the place of anything: nothing is written, or it is in order. */
function saidClause({ clause, verdict, place, wording }: PlaybookLine): SaidClause | null {
  if (verdict !== 'changed' && verdict !== 'refused') return null
  if (place?.kind !== 'section' || !wording) return null
  // The clause would take the place of what else the section says.
  if (place.isPart) return null
  // Nobody goes back to a wording that the company refuses: the standard one is offered then.
  const isLinked = place.isLinked && wording.stance !== 'refused'
  return { clauseId: clause._id, sectionId: place._id, wordingId: wording._id, isLinked }
}
