import { lazy, Suspense } from 'react'
import { useQuestion } from '../../platform/ask-to-confirm.ts'
import { loadTexts } from '../../platform/locale.ts'

const SuspensionDialog = lazy(async () => {
  const [module] = await Promise.all([
    import('../../features/agreement/validation/suspension/suspension-dialog.tsx'),
    loadTexts('validation'),
  ])
  return module
})

/** Asks, above whatever is open, what the server wants confirmed before a change takes effect. */
export function ConfirmationHost() {
  const question = useQuestion()
  return question ? (
    <Suspense>
      <SuspensionDialog key={question.confirmation} question={question} />
    </Suspense>
  ) : null
}
