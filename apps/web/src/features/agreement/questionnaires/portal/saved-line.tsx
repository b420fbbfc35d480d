import { formatTime } from '@tacite/i18n/format.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import type { AnswersState } from './answers-store.ts'

interface SavedLineProps {
  state: AnswersState
  hasUnsaved: boolean
  onRetry: () => void
}

/** Whether the server has everything typed: only said once it has answered. */
export function SavedLine({ state, hasUnsaved, onRetry }: SavedLineProps) {
  const t = useTexts()
  const { failure, isSaving, refused, unreadable, draft, savedAt } = state
  const isWrong = failure !== null || unreadable.length + Object.keys(refused).length > 0
  const words = () => {
    if (isSaving) return t('common.state.saving')
    if (failure !== null) return t('shared-contract.answers.saveFailed', { reason: failure })
    if (Object.keys(draft.contested).length > 0) return t('shared-contract.answers.choose')
    if (isWrong) return t('shared-contract.answers.unreadable')
    if (hasUnsaved) return t('common.state.unsaved')
    return (
      savedAt && t('shared-contract.answers.saved', { time: formatTime(savedAt, ownTimeZone()) })
    )
  }
  return (
    <>
      <p
        role="status"
        className={isWrong && !isSaving ? 'text-sm text-red-ink' : 'text-sm text-ink-soft'}
      >
        {words()}
      </p>
      {failure !== null && !isSaving && (
        <Button size="small" onClick={onRetry}>
          {t('common.action.retry')}
        </Button>
      )}
    </>
  )
}

/** That of the clock that the person sees, wherever the company is. */
function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
