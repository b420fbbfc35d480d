import type { AskedQuestion } from '@tacite/api/agreement/respondent-endpoints.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { AnswerText } from './answer-text.tsx'
import type { Answer } from './answers-draft.ts'

interface ContestedAnswerProps {
  question: AskedQuestion
  theirs: Answer
  currency: string
  onChoose: (side: 'mine' | 'theirs') => void
}

/** Two pages answer one question: nothing of it is saved until one of the answers is chosen. */
export function ContestedAnswer({ question, theirs, currency, onChoose }: ContestedAnswerProps) {
  const t = useTexts()
  return (
    <div
      role="alert"
      className="flex flex-col gap-2 rounded-md bg-amber-soft px-3 py-2 text-amber-ink"
    >
      <p>{t('shared-contract.answers.theirs')}</p>
      <p className="break-words">
        <AnswerText question={question} value={theirs} currency={currency} />
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => onChoose('mine')}>
          {t('shared-contract.answers.keepMine')}
        </Button>
        <Button size="small" onClick={() => onChoose('theirs')}>
          {t('shared-contract.answers.takeTheirs')}
        </Button>
      </div>
    </div>
  )
}
