import type { SentCode } from '@tacite/api/signing/document-to-sign.ts'
import { CODE_DIGITS } from '@tacite/domain/signing/signing-code.ts'
import { useId, useRef, useState, type ReactNode } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useCountdown } from './use-countdown.ts'
import { clockTime } from './clock-time.ts'

/** Long enough for a mail to come; the server counts what is sent. */
const RESEND_SECONDS = 30

interface CodeFormProps {
  sent: SentCode
  submitLabel: string
  isBusy: boolean
  error: Error | null
  onSubmit: (code: string) => void
  onResend: () => void
  /** Another way out, beside the submit button. */
  aside?: ReactNode
}

/** One field for six digits: typed, pasted with spaces, or filled in by the phone. */
export function CodeForm(props: CodeFormProps) {
  const { sent, submitLabel, isBusy, error, onSubmit, onResend, aside } = props
  const t = useTexts()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [firstSent] = useState(sent.expiresAt)
  const digits = typed.replace(/\D/g, '')
  const submit = () => {
    const isComplete = digits.length === CODE_DIGITS
    setMissing(!isComplete)
    if (isComplete) onSubmit(digits)
    field.current?.focus()
  }
  const fault = isMissing ? t('signing.code.required') : error ? messageOf(error) : null
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        ref={field}
        id={`${id}-code`}
        label={t('signing.code.label')}
        hint={t('signing.code.hint', {
          sentTo: sent.sentTo,
          time: clockTime(sent.expiresAt, t.locale),
        })}
        error={fault}
        isRequired
        // It appears because the person asked for the code to type here.
        autoFocus
        inputMode="numeric"
        autoComplete="one-time-code"
        value={typed}
        onChange={(event) => {
          setMissing(false)
          setTyped(event.target.value.slice(0, 40))
        }}
        inputClassName="h-12 text-title tracking-[0.2em] tabular-nums"
      />
      <div className="flex flex-col gap-2 tablet:flex-row tablet:items-center tablet:gap-3">
        <Button type="submit" variant="primary" size="large" isBusy={isBusy}>
          {submitLabel}
        </Button>
        {aside}
      </div>
      <p role="status" className="text-sm text-green-ink empty:hidden">
        {sent.expiresAt !== firstSent && t('signing.code.sent')}
      </p>
      <Resend
        key={sent.expiresAt}
        onResend={() => {
          // The earlier code is worth nothing from now on.
          setTyped('')
          setMissing(false)
          field.current?.focus()
          onResend()
        }}
      />
    </form>
  )
}

function Resend({ onResend }: { onResend: () => void }) {
  const t = useTexts()
  const left = useCountdown(RESEND_SECONDS)
  return (
    <div className="flex justify-center tablet:justify-start">
      <Button
        variant="quiet"
        size="small"
        className="tablet:-ml-2.5"
        disabledReason={left > 0 ? t('signing.code.resendIn', { count: left }) : null}
        onClick={onResend}
      >
        {t('signing.code.resend')}
      </Button>
    </div>
  )
}
