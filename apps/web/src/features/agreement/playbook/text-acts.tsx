import {
  useContractClauses,
  type ContractClauses,
  type SaidClause,
} from '../../../platform/contract-clauses.ts'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import type { PlaybookLine } from './playbook-queries.ts'

/** What mends the text of the open contract; nothing elsewhere, where no text is open. */
export function TextActs({ line }: { line: PlaybookLine }) {
  const acts = useContractClauses()
  if (!acts) return null
  if (line.verdict === 'missing') return <Insert acts={acts} clause={line.clause} />
  const said = saidClause(line)
  return said && <Mend acts={acts} said={said} name={line.clause.name} />
}

interface InsertProps {
  acts: ContractClauses
  clause: PlaybookLine['clause']
}

function Insert({ acts, clause: { _id, name } }: InsertProps) {
  const t = useTexts()
  return (
    <Button
      size="small"
      disabledReason={acts.refusal}
      onClick={() => acts.insert(_id)}
      aria-label={t('validation.playbook.insertOf', { name })}
    >
      {t('validation.playbook.insert')}
    </Button>
  )
}

interface MendProps {
  acts: ContractClauses
  said: SaidClause
  name: string
}

/** What follows no wording has none to keep a difference from: that deviation is accepted instead. */
function Mend({ acts, said, name }: MendProps) {
  const t = useTexts()
  return (
    <>
      <Button
        size="small"
        disabledReason={acts.refusal}
        onClick={() => acts.takeBack(said)}
        aria-label={t('validation.playbook.takeBackOf', { name })}
      >
        {t('validation.playbook.takeBack')}
      </Button>
      {said.isLinked && (
        <Button
          size="small"
          disabledReason={acts.refusal}
          onClick={() => acts.keep(said)}
          aria-label={t('validation.playbook.keepOf', { name })}
        >
          {t('validation.playbook.keep')}
        </Button>
      )}
    </>
  )
}

/** Null where the words of a clause cannot take the place of anything: nothing is written, or it is in order. */
function saidClause({ clause, verdict, place, wording }: PlaybookLine): SaidClause | null {
  if (verdict !== 'changed' && verdict !== 'refused') return null
  if (place?.kind !== 'section' || !wording) return null
  // Nobody goes back to a wording that the company refuses: the standard one is offered then.
  const isLinked = place.isLinked && wording.stance !== 'refused'
  return { clauseId: clause._id, sectionId: place._id, wordingId: wording._id, isLinked }
}
