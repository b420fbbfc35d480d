import { CircleAlert, CircleCheck } from 'lucide-react'
import { useId, useState } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { useSending } from '../../../../platform/use-sending.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormErrors } from '../../../../ui/form-errors.tsx'
import { testConnection, type ConnectionResult, type TestedService } from './integrations-calls.ts'
import { useFaultWords } from './use-fault-words.ts'

/** « Tester la connexion »: its button, and what came of the last test of what is typed now. */
export function useConnectionTest(
  service: TestedService,
  { formId, values }: { formId?: string; values: Record<string, string> },
) {
  const ownId = useId()
  const [result, setResult] = useState<ConnectionResult | null>(null)
  const [asked, setAsked] = useState('')
  const typed = JSON.stringify(values)
  const sending = useSending(formId ?? ownId, values, {
    save: (sent) => testConnection(service, sent),
    onSaved: (tested) => setResult(tested.result),
    isPreview: true,
  })
  // What was found of other values says nothing about these.
  const isCurrent = asked === typed
  return {
    service,
    isBusy: sending.isBusy,
    run: () => {
      setAsked(typed)
      setResult(null)
      sending.send(values, () => undefined)
    },
    errors: isCurrent ? sending.listed : [],
    attempt: sending.attempt,
    result: isCurrent ? result : null,
  }
}

export type ConnectionTestState = ReturnType<typeof useConnectionTest>

export function TestButton({
  test,
  refusal,
}: {
  test: Pick<ConnectionTestState, 'isBusy' | 'run'>
  refusal: string | null
}) {
  const t = useTexts()
  return (
    <Button disabledReason={refusal} isBusy={test.isBusy} onClick={test.run}>
      {t('options-integrations.test.action')}
    </Button>
  )
}

/** Under the buttons: announced, since the focus stays on the button. */
export function TestOutcome({ test }: { test: ConnectionTestState }) {
  const t = useTexts()
  const wordsOfReader = useFaultWords()
  const { service, result, errors, attempt } = test
  const works = result === 'WORKS'
  const Icon = works ? CircleCheck : CircleAlert
  return (
    <>
      <FormErrors errors={errors} attempt={attempt} />
      <div role="status">
        {result && (
          <p
            className={`flex gap-2 rounded-md px-4 py-3 ${works ? 'bg-green-soft text-green-ink' : 'bg-amber-soft text-amber-ink'}`}
          >
            <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0">
              {service === 'secondReader'
                ? wordsOfReader(result)
                : t(`options-integrations.result.${result}`)}
            </span>
          </p>
        )}
      </div>
    </>
  )
}
