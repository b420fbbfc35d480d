import type { PlaybookLine } from '@tacite/api/agreement/playbook-endpoints.ts'
import {
  PLAYBOOK_VERDICTS,
  type PlaybookVerdict,
} from '@tacite/domain/clauses/playbook/playbook.ts'
import { beyondAgreed } from './beyond-agreed.ts'
import type { JudgedClause } from './judge-contract.ts'

/** What every screen shows of a clause that was judged. */
export function presentJudged({
  clause,
  rule,
  verdict,
  words,
}: JudgedClause): Pick<PlaybookLine, 'clause' | 'rule' | 'verdict' | 'wording' | 'beyond'> {
  return {
    clause: { _id: clause.id, name: clause.name },
    rule,
    verdict,
    wording: words && {
      _id: words.wording.id,
      name: words.wording.name,
      stance: words.wording.stance,
    },
    beyond: verdict === 'changed' && words ? beyondAgreed(words, clause) : [],
  }
}

/** The gravest deviations first; of equal ones, as they came: by title. */
export function gravestFirst<Line extends { verdict: PlaybookVerdict }>(
  lines: readonly Line[],
): Line[] {
  const weightOf = ({ verdict }: Line) => PLAYBOOK_VERDICTS.indexOf(verdict)
  return lines.toSorted((one, other) => weightOf(one) - weightOf(other))
}
